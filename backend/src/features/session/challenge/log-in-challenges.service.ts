import { Inject, Injectable } from '@nestjs/common';
import type { Uuid } from '@covertrail/domain/kernel/event';
import type { Clock } from '@covertrail/platform/clock/clock';
import type { Vault } from '@covertrail/platform/vault/vault.port';
import { Problem } from '#http/problem';
import { AccessLinks } from '#links/access-links.service';
import { CLOCK, VAULT } from '#tokens/tokens';

/** What is asked between the password and the session: a challenge for one answers nothing else. */
export type LogInStep = 'code' | 'enrollment' | 'company';

/** Who has proved who it is. */
export interface Challenged {
  readonly userId: Uuid;
  /** Keyed hash of the e-mail, by which the browser is known afterwards. */
  readonly emailKey: string;
  /** By a provider of single sign-on, and not by a password or passkey. */
  readonly byProvider: boolean;
}

const PURPOSE = 'log-in';
const PROVIDER = 'provider';
const VALID_MS = 10 * 60_000;

/**
 * Proofs of a right password for those of whom more is asked before a session begins. A challenge is valid for one step, once, for ten minutes, and
 * not after the password was changed. The vault holds its hash.
 */
@Injectable()
export class LogInChallenges {
  constructor(
    @Inject(VAULT) private readonly vault: Vault,
    @Inject(CLOCK) private readonly clock: Clock,
    private readonly links: AccessLinks,
  ) {}

  issue(step: LogInStep, { userId, emailKey, byProvider }: Challenged): Promise<string> {
    const issuedAt = this.clock.now();
    const endsAt = new Date(Date.parse(issuedAt) + VALID_MS).toISOString();
    return this.links.issue(PURPOSE, { step, userId, emailKey, by: byProvider ? PROVIDER : 'own', issuedAt }, endsAt);
  }

  /** Whom a challenge is for; it stays valid. Throws AUTH.LOG_IN_OVER. */
  async opened(step: LogInStep, challenge: string): Promise<Challenged> {
    return this.challenged(step, await this.links.opened(PURPOSE, challenge));
  }

  /** The same for an answer that is right: the challenge is over then. */
  async openedOnce(step: LogInStep, challenge: string): Promise<Challenged> {
    return this.challenged(step, await this.links.openedOnce(PURPOSE, challenge));
  }

  private async challenged(step: LogInStep, about: Readonly<Record<string, string>> | null): Promise<Challenged> {
    const { userId, emailKey, issuedAt } = about ?? {};
    if (!userId || !emailKey || !issuedAt || about?.['step'] !== step) throw new Problem('AUTH.LOG_IN_OVER');
    const credential = await this.vault.credentialOf(userId);
    if (!credential || credential.passwordSetAt > issuedAt) throw new Problem('AUTH.LOG_IN_OVER');
    return { userId, emailKey, byProvider: about?.['by'] === PROVIDER };
  }
}
