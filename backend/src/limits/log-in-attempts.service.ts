import { Inject, Injectable } from '@nestjs/common';
import type { Instant } from '@covertrail/domain/kernel/event';
import type { Clock } from '@covertrail/platform/clock/clock';
import { keyedHash } from '@covertrail/platform/vault/keyed-hash';
import { ABSENT } from '@covertrail/platform/vault/records.port';
import type { Vault } from '@covertrail/platform/vault/vault.port';
import { CLOCK, VAULT } from '../composition/tokens.js';
import { Problem } from '../http/problem.js';

/** Failed attempts under one name. Each is counted when it begins, so that parallel attempts are all counted. */
interface Attempts {
  readonly failed: number;
  readonly lastAt: Instant;
}

/** The first `free` attempts do not wait; after them each failure doubles the wait. */
const ACCOUNT = { free: 5 } as const;
/** People of one office share an address. */
const ADDRESS = { free: 50 } as const;
const FIRST_WAIT_S = 2;
const LONGEST_WAIT_S = 300;
const FORGOTTEN_MS = 60 * 60_000;
const KIND = 'log-in-attempts';
const TRIES = 20;

type Counted = { readonly id: string; readonly free: number };

/**
 * Slows down password guessing: per account, whether it exists or not, and per address. Counted in the vault, so that several
 * processes agree. An attempt that has to wait is not counted: nobody can lock another person out for longer than the wait.
 */
@Injectable()
export class LogInAttempts {
  constructor(
    @Inject(VAULT) private readonly vault: Vault,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** Throws `AUTH.TOO_MANY_ATTEMPTS` with the seconds to wait; else counts a failure, which `succeeded` removes. */
  async begin(emailKey: string, address: string): Promise<void> {
    const counted = await this.counted(emailKey, address);
    await this.refuse(Math.max(...(await Promise.all(counted.map((one) => this.waitOf(one))))));
    for (const one of counted) await this.add(one);
  }

  /** The account's count starts again at zero; the address loses only this attempt, because it may guess at other accounts meanwhile. */
  async succeeded(emailKey: string, address: string): Promise<void> {
    const [account, from] = await this.counted(emailKey, address);
    await this.vault.removeRecord(KIND, account.id);
    await this.change(from, (failed) => Math.max(0, failed - 1));
  }

  private async counted(emailKey: string, address: string): Promise<[Counted, Counted]> {
    return [{ id: `account:${emailKey}`, ...ACCOUNT }, { id: `address:${await keyedHash(this.vault, 'address', address)}`, ...ADDRESS }];
  }

  /** Reads the count again when it writes: of parallel attempts each one waits because of the one before. */
  private add(one: Counted): Promise<void> {
    return this.change(one, async (failed, attempts) => {
      await this.refuse(this.wait(one, attempts));
      return failed + 1;
    });
  }

  private async waitOf(one: Counted): Promise<number> {
    return this.wait(one, (await this.vault.record<Attempts>(KIND, one.id))?.body ?? null);
  }

  /** Seconds until the next attempt may begin; 0 for now. */
  private wait({ free }: Counted, attempts: Attempts | null): number {
    const { failed, lastAt } = this.remembered(attempts);
    if (failed < free) return 0;
    const whole = Math.min(LONGEST_WAIT_S, FIRST_WAIT_S * 2 ** (failed - free));
    return Math.min(whole, Math.max(0, Math.ceil(whole - (this.now() - Date.parse(lastAt)) / 1000)));
  }

  private async change({ id }: Counted, to: (failed: number, attempts: Attempts) => number | Promise<number>): Promise<void> {
    for (let attempt = 0; attempt < TRIES; attempt += 1) {
      const found = await this.vault.record<Attempts>(KIND, id);
      const before = this.remembered(found?.body ?? null);
      const failed = await to(before.failed, before);
      const endsAt = new Date(this.now() + FORGOTTEN_MS).toISOString();
      const change = { body: { failed, lastAt: this.clock.now() }, endsAt };
      if (await this.vault.writeRecord<Attempts>(KIND, id, found?.version ?? ABSENT, change)) return;
    }
    await this.refuse(1);
  }

  private remembered(attempts: Attempts | null): Attempts {
    const known = attempts && this.now() - Date.parse(attempts.lastAt) < FORGOTTEN_MS;
    return known ? attempts : { failed: 0, lastAt: this.clock.now() };
  }

  private async refuse(retryAfter: number): Promise<void> {
    if (retryAfter > 0) throw new Problem('AUTH.TOO_MANY_ATTEMPTS', { retryAfter, params: { seconds: retryAfter } });
  }

  private now(): number {
    return Date.parse(this.clock.now());
  }
}
