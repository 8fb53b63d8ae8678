import type { Clock } from '../clock/clock.js';
import type { ReadStore } from '../read-store/read-store.port.js';
import type { EngineOptions } from './engine-options.js';
import { nowMs } from './lease.js';

/** What a process that shares leases with others needs. `owner` names it. */
export interface ShareContext {
  readonly reads: ReadStore;
  readonly clock: Clock;
  readonly owner: string;
  readonly options: EngineOptions;
}

const PREFIX = 'worker:';

/**
 * How many of the leases a process may hold, so that all processes hold about as many: each says at every beat that it
 * lives, counts the others, and takes no more than its share. Who dies is not counted once its leases have run out, too.
 */
export class LeaseShare {
  private readonly held = new Set<string>();
  private allowance: number;
  private beatAtMs = -Infinity;

  constructor(private readonly context: ShareContext, private readonly all: number) {
    this.allowance = all;
  }

  /** Reserves one, to be given back by `leave`: false where that would be more than the share. */
  enter(name: string): boolean {
    if (!this.held.has(name) && this.held.size >= this.allowance) return false;
    this.held.add(name);
    return true;
  }

  leave(name: string): void {
    this.held.delete(name);
  }

  /** Those above the share, the latest taken first. */
  get surplus(): readonly string[] {
    return this.held.size > this.allowance ? [...this.held].slice(this.allowance) : [];
  }

  /** Says that this process lives, and counts who else does. */
  async beat(): Promise<void> {
    const { reads, clock, owner, options } = this.context;
    const now = nowMs(clock);
    if (Math.abs(now - this.beatAtMs) >= options.leaseRenewMs) {
      await reads.setControl(PREFIX + owner, { atMs: now });
      this.beatAtMs = now;
    }
    const workers = await reads.listControl<{ readonly atMs: number }>(PREFIX);
    const living = workers.filter(({ key, value }) => key === PREFIX + owner || now - value.atMs < options.leaseTtlMs);
    for (const { key } of workers.filter((one) => !living.includes(one))) await reads.deleteControl(key);
    this.allowance = Math.ceil(this.all / living.length);
  }

  /** So that the others need not wait until it is no longer counted. */
  async retire(): Promise<void> {
    this.beatAtMs = -Infinity;
    await this.context.reads.deleteControl(PREFIX + this.context.owner);
  }
}
