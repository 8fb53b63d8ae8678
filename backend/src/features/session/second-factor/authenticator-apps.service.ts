import { Inject, Injectable } from '@nestjs/common';
import type { AuthenticatorOffer, SecondFactorState } from '@covertrail/contracts/session/second-factor.replies';
import type { Instant, Uuid } from '@covertrail/domain/kernel/event';
import type { Clock } from '@covertrail/platform/clock/clock';
import { ABSENT } from '@covertrail/platform/vault/records.port';
import type { Vault } from '@covertrail/platform/vault/vault.port';
import { AUTHENTICATOR_APP, hasAuthenticatorApp } from '#auth/authenticator-app';
import { Problem } from '#http/problem';
import { CLOCK, VAULT } from '#tokens/tokens';
import { AuthenticatorSecrets } from './authenticator-secrets.service.js';
import { isOfApp, newRecoveryCodes } from './recovery-codes.rules.js';

const OFFER = 'authenticator-offer';
const OFFER_MS = 10 * 60_000;
const TRIES = 10;

interface StoredOffer {
  readonly sealed: unknown;
  readonly endsAt: Instant;
}

interface StoredApp {
  /** With the secret under the key of its person. */
  readonly sealed: unknown;
  readonly since: Instant;
  /** The last step whose code was used: its code and those before open nothing more. */
  readonly lastStep: number;
  /** Hashes of the recovery codes that were not used. */
  readonly recovery: readonly string[];
}

/** How a code was right: by the app, or as a recovery code, of which so many are left. */
export type UsedCode = { readonly by: 'app' } | { readonly by: 'recovery'; readonly left: number };

/** Authenticator apps and recovery codes of people. Secrets and hashes stand in the vault, in no event [A17]. */
@Injectable()
export class AuthenticatorApps {
  constructor(
    @Inject(VAULT) private readonly vault: Vault,
    @Inject(CLOCK) private readonly clock: Clock,
    private readonly secrets: AuthenticatorSecrets,
  ) {}

  isOn(userId: Uuid): Promise<boolean> {
    return hasAuthenticatorApp(this.vault, userId);
  }

  async stateOf(userId: Uuid): Promise<Pick<SecondFactorState, 'since' | 'codesLeft'>> {
    const app = (await this.vault.record<StoredApp>(AUTHENTICATOR_APP, userId))?.body;
    return { since: app?.since ?? null, codesLeft: app?.recovery.length ?? 0 };
  }

  /** A new secret, which counts for nothing before a code of it came back. Throws SECOND_FACTOR.ON. */
  async offer(userId: Uuid, email: string): Promise<AuthenticatorOffer> {
    if (await this.isOn(userId)) throw new Problem('SECOND_FACTOR.ON');
    const { secret, address, sealed } = await this.secrets.draw(userId, email);
    const endsAt = new Date(Date.parse(this.clock.now()) + OFFER_MS).toISOString();
    const found = await this.vault.record(OFFER, userId);
    const body: StoredOffer = { sealed, endsAt };
    const isKept = await this.vault.writeRecord(OFFER, userId, found?.version ?? ABSENT, { body, endsAt });
    if (!isKept) throw new Problem('SECOND_FACTOR.NO_OFFER');
    return { secret, address };
  }

  /**
   * Turns on what was offered, by a code of it, and resolves with the recovery codes. Throws SECOND_FACTOR.NO_OFFER, SECOND_FACTOR.WRONG_CODE,
   * and SECOND_FACTOR.ON, also where another app was turned on meanwhile.
   */
  async turnOn(userId: Uuid, code: string): Promise<readonly string[]> {
    if (await this.isOn(userId)) throw new Problem('SECOND_FACTOR.ON');
    const offer = (await this.vault.record<StoredOffer>(OFFER, userId))?.body;
    const since = this.clock.now();
    if (!offer || offer.endsAt <= since) throw new Problem('SECOND_FACTOR.NO_OFFER');
    const lastStep = await this.secrets.stepOf(offer.sealed, code);
    if (lastStep === null) throw new Problem('SECOND_FACTOR.WRONG_CODE');
    const codes = newRecoveryCodes();
    const body: StoredApp = { sealed: offer.sealed, since, lastStep, recovery: await this.hashesOf(userId, codes) };
    if (!(await this.vault.writeRecord(AUTHENTICATOR_APP, userId, ABSENT, { body })))
      throw new Problem('SECOND_FACTOR.ON');
    await this.vault.removeRecord(OFFER, userId);
    return codes;
  }

  turnOff(userId: Uuid): Promise<void> {
    return this.vault.removeRecord(AUTHENTICATOR_APP, userId);
  }

  /** New recovery codes in place of those before. Throws USER.NO_SECOND_FACTOR. */
  async renewCodes(userId: Uuid): Promise<readonly string[]> {
    const codes = newRecoveryCodes();
    const recovery = await this.hashesOf(userId, codes);
    const changed = await this.change(userId, (app) => Promise.resolve({ ...app, recovery }));
    if (!changed) throw new Problem('USER.NO_SECOND_FACTOR');
    return codes;
  }

  /** Whether `use` would take the code at this moment. */
  async fits(userId: Uuid, code: string): Promise<boolean> {
    const found = await this.vault.record<StoredApp>(AUTHENTICATOR_APP, userId);
    return found !== null && (await this.after(userId, code, found.body)) !== null;
  }

  /** Uses up a code of the app or a recovery code; null for one that is wrong, or was used before. */
  async use(userId: Uuid, code: string): Promise<UsedCode | null> {
    const after = await this.change(userId, (app) => this.after(userId, code, app));
    if (!after) return null;
    return isOfApp(code) ? { by: 'app' } : { by: 'recovery', left: after.recovery.length };
  }

  private async after(userId: Uuid, code: string, app: StoredApp): Promise<StoredApp | null> {
    if (isOfApp(code)) {
      const step = await this.secrets.stepOf(app.sealed, code);
      return step !== null && step > app.lastStep ? { ...app, lastStep: step } : null;
    }
    const hash = await this.secrets.hashOf(userId, code);
    const recovery = app.recovery.filter((other) => other !== hash);
    return recovery.length < app.recovery.length ? { ...app, recovery } : null;
  }

  /** Of several who change it at once each sees what the one before wrote; null where there is no app, or `to` gives null. */
  private async change(userId: Uuid, to: (app: StoredApp) => Promise<StoredApp | null>): Promise<StoredApp | null> {
    for (let attempt = 0; attempt < TRIES; attempt += 1) {
      const found = await this.vault.record<StoredApp>(AUTHENTICATOR_APP, userId);
      const body = found && (await to(found.body));
      if (!body) return null;
      if (await this.vault.writeRecord(AUTHENTICATOR_APP, userId, found.version, { body })) return body;
    }
    return null;
  }

  private hashesOf(userId: Uuid, codes: readonly string[]): Promise<readonly string[]> {
    return Promise.all(codes.map((code) => this.secrets.hashOf(userId, code)));
  }
}
