import { Inject, Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import type { Uuid } from '@covertrail/domain/kernel/event';
import type { Identity } from '@covertrail/domain/user/user.contract';
import type { Clock } from '@covertrail/platform/clock/clock';
import { newId } from '@covertrail/platform/ids/ids';
import { Reservations } from '@covertrail/platform/reservations/reservations';
import { keyedHash } from '@covertrail/platform/vault/keyed-hash';
import { ABSENT } from '@covertrail/platform/vault/records.port';
import type { Vault } from '@covertrail/platform/vault/vault.port';
import { accountOf } from '#accounts/account-address';
import { Problem } from '#http/problem';
import { AccessLinks } from '#links/access-links.service';
import { CLOCK, VAULT } from '#tokens/tokens';
import { hashOf } from './begun-sign-ons.service.js';
import { IDENTITY_LINK, LINK_HOURS } from './identity-link.mail.js';
import { LinkIdentity } from './link-identity.command.js';
import { RequestIdentityLink } from './request-identity-link.command.js';

const KIND = 'identity-link:browser';

/** Which account an identity of a provider opens, and how it comes to that [A05]. */
@Injectable()
export class IdentityLinks {
  constructor(
    @Inject(VAULT) private readonly vault: Vault,
    @Inject(CLOCK) private readonly clock: Clock,
    private readonly reservations: Reservations,
    private readonly links: AccessLinks,
    private readonly commands: CommandBus,
  ) {}

  async identityOf(issuer: string, subject: string): Promise<Identity> {
    return { issuer, subjectHash: await keyedHash(this.vault, 'identity', issuer, subject) };
  }

  /** Whose account it opens; null for one that was never linked. */
  async userOf({ subjectHash }: Identity): Promise<Uuid | null> {
    return accountOf(await this.reservations.ownerOf('identity', 'product', subjectHash));
  }

  async link(userId: Uuid, identity: Identity, how: 'verifiedEmail' | 'mail'): Promise<void> {
    await this.commands.execute(new LinkIdentity(userId, identity, how, newId()));
  }

  /** Has the account asked by mail, if not too many mails were sent. Only the browser that signed on can say yes. */
  async request(userId: Uuid, identity: Identity, browser: string): Promise<void> {
    const id = hashOf(`${userId} ${identity.subjectHash}`);
    const now = this.clock.now();
    const endsAt = new Date(Date.parse(now) + LINK_HOURS * 3_600_000).toISOString();
    const before = await this.vault.record(KIND, id);
    await this.vault.writeRecord(KIND, id, before?.version ?? ABSENT, { body: { browser: hashOf(browser) }, endsAt });
    await this.commands.execute(new RequestIdentityLink(userId, identity, now, newId()));
  }

  /** Throws LINK.NOT_VALID, and SSO.OTHER_BROWSER, after which the link can be used in the right one. */
  async confirm(token: string, browser: string): Promise<void> {
    const about = await this.links.opened(IDENTITY_LINK, token);
    if (!about) throw new Problem('LINK.NOT_VALID');
    const { userId = '', issuer = '', subjectHash = '' } = about;
    const began = await this.vault.record<{ readonly browser: string }>(KIND, hashOf(`${userId} ${subjectHash}`));
    if (!began || began.body.browser !== hashOf(browser)) throw new Problem('SSO.OTHER_BROWSER');
    if (!(await this.links.openedOnce(IDENTITY_LINK, token))) throw new Problem('LINK.NOT_VALID');
    await this.link(userId, { issuer, subjectHash }, 'mail');
  }
}
