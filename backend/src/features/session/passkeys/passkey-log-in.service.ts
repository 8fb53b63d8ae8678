import { Inject, Injectable } from '@nestjs/common';
import type { PasskeyLogInDto } from '@covertrail/contracts/session/passkey.inputs';
import type { PasskeyChallenge } from '@covertrail/contracts/session/passkey.replies';
import { peopleView } from '@covertrail/contracts/user/user.views';
import type { Uuid } from '@covertrail/domain/kernel/event';
import type { Clock } from '@covertrail/platform/clock/clock';
import { foldEmail, keyedHash } from '@covertrail/platform/vault/keyed-hash';
import type { Vault } from '@covertrail/platform/vault/vault.port';
import { Problem } from '#http/problem';
import { AccessLinks } from '#links/access-links.service';
import { CLOCK, VAULT } from '#tokens/tokens';
import { Views } from '#views/views.service';
import type { LogInBrowser } from '../session-browser.js';
import { LogInSteps, type LogInOutcome } from '../log-in-steps.service.js';
import { RequiredSignOn } from '../single-sign-on/required-sign-on.service.js';
import { challengeEnds } from './passkey-challenge.rules.js';
import { PasskeyChecks } from './passkey-checks.service.js';
import { userIdOf } from './passkey-handle.rules.js';
import { StoredPasskeys } from './stored-passkeys.service.js';

/** A log-in by a passkey, which says itself whose it is: nobody types an address [A18]. */
@Injectable()
export class PasskeyLogIn {
  constructor(
    @Inject(VAULT) private readonly vault: Vault,
    @Inject(CLOCK) private readonly clock: Clock,
    private readonly stored: StoredPasskeys,
    private readonly checks: PasskeyChecks,
    private readonly links: AccessLinks,
    private readonly views: Views,
    private readonly required: RequiredSignOn,
    private readonly steps: LogInSteps,
  ) {}

  async begin(): Promise<PasskeyChallenge> {
    const challenge = await this.links.issue('passkey-log-in', {}, challengeEnds(this.clock.now()));
    return { challenge, siteId: this.checks.siteId };
  }

  /**
   * Throws PASSKEY.REFUSED for a key that is none of the account, a challenge that was answered before, and a signature that does not hold, without
   * saying which; AUTH.SIGN_ON_REQUIRED where the company wants its own provider.
   */
  async logIn(answer: PasskeyLogInDto, browser: LogInBrowser): Promise<LogInOutcome> {
    const userId = await this.signedBy(answer);
    const { email = '' } = (await this.views.get(peopleView, userId)) ?? {};
    if (await this.required.isOf(userId, email)) throw new Problem('AUTH.SIGN_ON_REQUIRED');
    const emailKey = await keyedHash(this.vault, 'email', foldEmail(email));
    return this.steps.afterPasskey({ userId, emailKey, byProvider: false }, browser);
  }

  private async signedBy(answer: PasskeyLogInDto): Promise<Uuid> {
    const userId = userIdOf(answer.userHandle);
    const keys = userId ? await this.stored.of(userId) : [];
    const key = keys.find(({ credentialId }) => credentialId === answer.credentialId);
    const isOurs = async (challenge: string) => (await this.links.openedOnce('passkey-log-in', challenge)) !== null;
    const counter = key ? await this.checks.signed(answer, key, isOurs) : null;
    if (!userId || !key || counter === null) throw new Problem('PASSKEY.REFUSED');
    await this.stored.used(userId, key.id, { counter, usedAt: this.clock.now() });
    return userId;
  }
}
