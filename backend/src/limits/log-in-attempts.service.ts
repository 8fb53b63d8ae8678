import { Inject, Injectable } from '@nestjs/common';
import type { Instant } from '@covertrail/domain/kernel/event';
import type { Clock } from '@covertrail/platform/clock/clock';
import { keyedHash } from '@covertrail/platform/vault/keyed-hash';
import { ABSENT } from '@covertrail/platform/vault/records.port';
import type { Vault } from '@covertrail/platform/vault/vault.port';
import { CLOCK, VAULT } from '../tokens/tokens.js';
import { Problem } from '../http/problem.js';
import {
  ACCOUNT,
  ADDRESS,
  attemptsAfter,
  failedThen,
  PAIR,
  waitAfter,
  type Attempts,
  type AttemptStep,
  type Pace,
} from './log-in-pace.rules.js';

/** Where an attempt comes from. `device` is the id of a browser in which this account logged in before; null for any other. */
export interface LogInOrigin {
  readonly address: string;
  readonly device: string | null;
}

const KIND = 'log-in-attempts';
const KNOWN = 'log-in-place';
const KNOWN_MS = 90 * 86_400_000;
const TRIED_MS = 86_400_000;
/** So many failures of strangers in a day are reported to the person. */
const REPORTED_AT = 10;
/** Fewer than of passwords: whoever enters a code has the password. */
const CODES_REPORTED_AT = 3;
const TRIES = 20;
const NO_CAPTCHA = (): Promise<void> => Promise.resolve();

interface Counter {
  readonly id: string;
  readonly pace: Pace;
}

/**
 * Slows down password guessing, per account and address together, whether the account exists or not. Strangers are also counted by
 * account alone and by address alone; an account that logged in from this browser or from this address before is not, so nobody
 * elsewhere, and no neighbor, can keep its person out (ADR 53). Counted in the vault, so that several processes agree. An attempt
 * that has to wait is not counted, and one that ends in neither way, because a store did not answer, counts for a minute alone.
 */
@Injectable()
export class LogInAttempts {
  constructor(
    @Inject(VAULT) private readonly vault: Vault,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /**
   * Throws `AUTH.TOO_MANY_ATTEMPTS` or `AUTH.ACCOUNT_TRIED` with the seconds to wait; else an attempt began, which ends with `failed` or
   * `succeeded`. `checkCaptcha` runs where one is asked for, whether or not the account exists; if it throws, no attempt began and none is counted.
   */
  async begin(emailKey: string, origin: LogInOrigin, checkCaptcha: () => Promise<void> = NO_CAPTCHA): Promise<void> {
    const counters = await this.countersOf(emailKey, origin);
    const states = await Promise.all(counters.map((counter) => this.stateOf(counter)));
    const longest = states.reduce((wait, other) => (other.seconds > wait.seconds ? other : wait));
    this.refuse(longest.counter, longest.seconds);
    if (states.some(({ asksCaptcha }) => asksCaptcha)) await checkCaptcha();
    for (const counter of counters) await this.change(counter, 'begun');
  }

  /** The password or the code was wrong. */
  async failed(emailKey: string, origin: LogInOrigin): Promise<void> {
    for (const counter of await this.countersOf(emailKey, origin)) await this.change(counter, 'failed');
  }

  /** The own count starts again at zero, the others lose only this attempt; from now on this address is known for the account. */
  async succeeded(emailKey: string, origin: LogInOrigin): Promise<void> {
    const [own, ...others] = await this.countersOf(emailKey, origin);
    if (own) await this.vault.removeRecord(KIND, own.id);
    for (const counter of others) await this.change(counter, 'succeeded');
    await this.remember(await this.placeOf(emailKey, origin.address));
  }

  /** Counts a wrong password of a stranger. True once a day, when there were so many that the person should know. */
  async reportsAfter(emailKey: string, origin: LogInOrigin): Promise<boolean> {
    return !(await this.isKnown(emailKey, origin)) && this.reaches(REPORTED_AT, `tried:${emailKey}`);
  }

  /** Counts a wrong code of who has the password, wherever that is. True once a day, when the person should know. */
  reportsCode(emailKey: string): Promise<boolean> {
    return this.reaches(CODES_REPORTED_AT, `tried-codes:${emailKey}`);
  }

  /** Adds to a count of the day that began with the first of them; true where it is as large as that now. */
  private async reaches(limit: number, id: string): Promise<boolean> {
    for (let attempt = 0; attempt < TRIES; attempt += 1) {
      const found = await this.vault.record<{ readonly count: number; readonly endsAt: Instant }>(KIND, id);
      const before =
        found && found.body.endsAt > this.clock.now() ? found.body : { count: 0, endsAt: this.later(TRIED_MS) };
      const count = before.count + 1;
      const change = { body: { count, endsAt: before.endsAt }, endsAt: before.endsAt };
      if (await this.vault.writeRecord(KIND, id, found?.version ?? ABSENT, change)) return count === limit;
    }
    return false;
  }

  private async countersOf(emailKey: string, origin: LogInOrigin): Promise<readonly Counter[]> {
    const place = await this.placeOf(emailKey, origin.address);
    const own: Counter = {
      id: origin.device === null ? `place:${place}` : `device:${emailKey}:${origin.device}`,
      pace: PAIR,
    };
    if (await this.isKnown(emailKey, origin)) return [own];
    const address = await keyedHash(this.vault, 'address', origin.address);
    return [own, { id: `account:${emailKey}`, pace: ACCOUNT }, { id: `address:${address}`, pace: ADDRESS }];
  }

  private async isKnown(emailKey: string, { address, device }: LogInOrigin): Promise<boolean> {
    if (device !== null) return true;
    const record = await this.vault.record<{ readonly endsAt: Instant }>(KNOWN, await this.placeOf(emailKey, address));
    return record !== null && record.body.endsAt > this.clock.now();
  }

  private placeOf(emailKey: string, address: string): Promise<string> {
    return keyedHash(this.vault, 'address', `${emailKey} ${address}`);
  }

  private async remember(place: string): Promise<void> {
    const endsAt = this.later(KNOWN_MS);
    const found = await this.vault.record(KNOWN, place);
    // Whoever wrote meanwhile wrote the same.
    await this.vault.writeRecord(KNOWN, place, found?.version ?? ABSENT, { body: { endsAt }, endsAt });
  }

  /** `seconds` until the next attempt may begin; 0 for now. */
  private async stateOf(counter: Counter) {
    const { id, pace } = counter;
    const attempts = (await this.vault.record<Attempts>(KIND, id))?.body ?? null;
    const asksCaptcha = failedThen(pace, attempts, this.now()) >= pace.captchaFrom;
    return { counter, seconds: waitAfter(pace, attempts, this.now()), asksCaptcha };
  }

  /** Reads the count again when it writes: of parallel attempts each one waits because of the one before. */
  private async change(counter: Counter, step: AttemptStep): Promise<void> {
    const { id, pace } = counter;
    for (let attempt = 0; attempt < TRIES; attempt += 1) {
      const found = await this.vault.record<Attempts>(KIND, id);
      const before = found?.body ?? null;
      if (step === 'begun') this.refuse(counter, waitAfter(pace, before, this.now()));
      const change = { body: attemptsAfter(step, pace, before, this.now()), endsAt: this.later(pace.forgottenMs) };
      if (await this.vault.writeRecord<Attempts>(KIND, id, found?.version ?? ABSENT, change)) return;
    }
    this.refuse(counter, 1);
  }

  private refuse({ pace }: Counter, retryAfter: number): void {
    if (retryAfter > 0)
      throw new Problem(pace === ACCOUNT ? 'AUTH.ACCOUNT_TRIED' : 'AUTH.TOO_MANY_ATTEMPTS', {
        retryAfter,
        params: { seconds: retryAfter },
      });
  }

  private later(ms: number): Instant {
    return new Date(this.now() + ms).toISOString();
  }

  private now(): number {
    return Date.parse(this.clock.now());
  }
}
