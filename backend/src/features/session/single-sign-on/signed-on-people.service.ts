import { Inject, Injectable } from '@nestjs/common';
import { peopleView } from '@covertrail/contracts/user/user.views';
import { email as emailRule } from '@covertrail/domain/fields/account-fields';
import { fits } from '@covertrail/domain/fields/field-rule';
import type { Uuid } from '@covertrail/domain/kernel/event';
import { foldEmail, keyedHash } from '@covertrail/platform/vault/keyed-hash';
import type { Vault } from '@covertrail/platform/vault/vault.port';
import { Rights } from '#auth/rights.service';
import { VAULT } from '#tokens/tokens';
import { Views } from '#views/views.service';
import type { Challenged } from '../challenge/log-in-challenges.service.js';
import { IdentityLinks } from './identity-links.service.js';
import type { ProvidedIdentity } from './identity-provider.port.js';
import { speaksFor, type SignOnProvider } from './single-sign-on-provider.js';
import { signOnRefused } from './single-sign-on-refused.js';

/** Whose account it is that a provider answered about [A05]. */
@Injectable()
export class SignedOnPeople {
  constructor(
    @Inject(VAULT) private readonly vault: Vault,
    private readonly links: IdentityLinks,
    private readonly rights: Rights,
    private readonly views: Views,
  ) {}

  /**
   * An identity that is linked opens its account whatever its e-mail is now. The others are linked by a verified e-mail, or the account is asked by
   * mail. No provider opens the account of an operator, nor one with an address for which it does not speak. Throws the result code.
   */
  async of(provider: SignOnProvider, provided: ProvidedIdentity, browser: string): Promise<Challenged> {
    const identity = await this.links.identityOf(provider.issuer, provided.subject);
    const linked = await this.links.userOf(identity);
    const userId = linked ?? (await this.userWith(provider, provided));
    if (userId && (await this.rights.isOperator(userId))) throw signOnRefused('8H');
    if (!linked && !provided.isVerified) {
      if (userId) await this.links.request(userId, identity, browser);
      throw signOnRefused('6F');
    }
    if (!userId) throw signOnRefused('8H');
    if (!linked) await this.links.link(userId, identity, 'verifiedEmail');
    const emailKey = await this.keyOf(await this.addressOf(userId, provided));
    return { userId, emailKey, byProvider: true };
  }

  private async userWith(provider: SignOnProvider, { email }: ProvidedIdentity): Promise<Uuid | null> {
    if (!fits(emailRule, email)) throw signOnRefused('7G');
    if (!speaksFor(provider, email)) throw signOnRefused('8H');
    return (await this.vault.credentialByEmail(await this.keyOf(email)))?.userId ?? null;
  }

  /** That of the account; somebody who was registered just now may not be in the view yet. */
  private async addressOf(userId: Uuid, { email }: ProvidedIdentity): Promise<string> {
    return (await this.views.get(peopleView, userId))?.email ?? email;
  }

  private keyOf(email: string): Promise<string> {
    return keyedHash(this.vault, 'email', foldEmail(email));
  }
}
