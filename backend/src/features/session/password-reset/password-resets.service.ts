import { Inject, Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import type { PasswordLink } from '@covertrail/contracts/session/session.replies';
import { peopleView } from '@covertrail/contracts/user/user.views';
import type { PartnerKey } from '@covertrail/domain/fields/partners';
import type { Uuid } from '@covertrail/domain/kernel/event';
import type { Clock } from '@covertrail/platform/clock/clock';
import { newId } from '@covertrail/platform/ids/ids';
import { foldEmail, keyedHash } from '@covertrail/platform/vault/keyed-hash';
import { PasswordHashing } from '@covertrail/platform/vault/password-hashing';
import type { Credential, Vault } from '@covertrail/platform/vault/vault.port';
import { Problem } from '#http/problem';
import { AccessLinks } from '#links/access-links.service';
import { CLOCK, VAULT } from '#tokens/tokens';
import { Views } from '#views/views.service';
import { NewPasswords } from '#accounts/new-passwords.service';
import { OpenInvitations } from '#accounts/open-invitations.service';
import { RequiredSignOn } from '../single-sign-on/required-sign-on.service.js';
import { RequestPasswordReset } from './request-password-reset.command.js';

/** The purpose of the link, and the kind of the mail that has it. */
export const PASSWORD_RESET = 'password-reset';

/**
 * A new password by the link of a mail [A10]. Whether an e-mail has an account is told to nobody. A link is over after an hour, once it
 * was used, and once the password was changed in another way since it was made.
 */
@Injectable()
export class PasswordResets {
  constructor(
    @Inject(VAULT) private readonly vault: Vault,
    @Inject(CLOCK) private readonly clock: Clock,
    private readonly hashing: PasswordHashing,
    private readonly links: AccessLinks,
    private readonly views: Views,
    private readonly commands: CommandBus,
    private readonly required: RequiredSignOn,
    private readonly passwords: NewPasswords,
    private readonly invitations: OpenInvitations,
  ) {}

  /**
   * Has a link sent to the address of the account, if there is one and not too many were, and again those of open invitations of the address. Throws AUTH.SIGN_ON_REQUIRED for every address of a domain that
   * requires single sign-on; an operator's gets its link all the same. Where a company requires it, its person reads so behind the link, and nobody else.
   */
  async request(email: string, partner?: PartnerKey): Promise<void> {
    const credential = await this.vault.credentialByEmail(await this.keyOf(email));
    if (credential && !(await this.required.isForAccount(credential.userId, email)))
      await this.commands.execute(new RequestPasswordReset(credential.userId, this.clock.now(), newId(), partner));
    await this.invitations.sendAgain(email);
    if (this.required.isFor(email)) throw new Problem('AUTH.SIGN_ON_REQUIRED');
  }

  /** Throws LINK.NOT_VALID, and AUTH.SIGN_ON_REQUIRED where that came after the link. */
  async open(token: string): Promise<PasswordLink> {
    const { userId } = await this.credentialBehind(await this.links.opened(PASSWORD_RESET, token));
    return { email: await this.emailOf(userId) };
  }

  /**
   * Gives the account its new password, ends its sessions, and resolves with whose it is. Throws LINK.NOT_VALID, and PASSWORD.COMMON and
   * PASSWORD.REPEATED, after which the link can be used again.
   */
  async reset(token: string, password: string): Promise<Uuid> {
    const before = await this.credentialBehind(await this.links.opened(PASSWORD_RESET, token));
    await this.passwords.refuseCommon(password);
    await this.passwords.refuseRepeated(before, password);
    const [email, passwordHash] = [await this.emailOf(before.userId), await this.hashing.hash(password)];
    const credential = await this.credentialBehind(await this.links.openedOnce(PASSWORD_RESET, token));
    await this.passwords.replace(await this.keyOf(email), credential, passwordHash);
    return credential.userId;
  }

  private async credentialBehind(about: Readonly<Record<string, string>> | null): Promise<Credential> {
    const { userId, issuedAt } = about ?? {};
    const credential = userId === undefined ? null : await this.vault.credentialOf(userId);
    if (!credential || issuedAt === undefined || credential.passwordSetAt > issuedAt)
      throw new Problem('LINK.NOT_VALID');
    return credential;
  }

  private async emailOf(userId: Uuid): Promise<string> {
    const person = await this.views.get(peopleView, userId);
    if (!person) throw new Problem('LINK.NOT_VALID');
    if (await this.required.isOf(userId, person.email)) throw new Problem('AUTH.SIGN_ON_REQUIRED');
    return person.email;
  }

  private keyOf(email: string): Promise<string> {
    return keyedHash(this.vault, 'email', foldEmail(email));
  }
}
