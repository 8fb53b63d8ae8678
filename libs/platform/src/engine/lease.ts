import type { Clock } from '../clock/clock.js';
import type { ReadStore } from '../read-store/read-store.port.js';
import type { EngineOptions } from './engine-options.js';

/** What a lease needs to live: `owner` names the process, `clock` tells real time. */
export interface LeaseContext {
  readonly reads: ReadStore;
  readonly clock: Clock;
  readonly owner: string;
  readonly options: EngineOptions;
}

/**
 * The right to fold one view or to run one reaction, kept by renewing it. `held` turns false when somebody else took
 * it; the epoch is what makes a late write of the former owner fail.
 */
export class Lease {
  held = true;
  private renewing = false;
  private readonly timer: NodeJS.Timeout;

  private constructor(private readonly context: LeaseContext, private readonly name: string, readonly epoch: number) {
    this.timer = setInterval(() => void this.renew(), context.options.leaseRenewMs);
    this.timer.unref();
  }

  /** Null while another process holds it. */
  static async take(context: LeaseContext, name: string): Promise<Lease | null> {
    const { reads, owner, options } = context;
    const taken = await reads.acquireLease(name, owner, options.leaseTtlMs, nowMs(context.clock));
    return taken && new Lease(context, name, taken.epoch);
  }

  async release(): Promise<void> {
    clearInterval(this.timer);
    if (!this.held) return;
    this.held = false;
    const { reads, owner } = this.context;
    await reads.releaseLease(this.name, owner, this.epoch).catch(() => undefined);
  }

  /** An unreachable store is no loss of the lease: it is asked again at the next turn, and the epoch guards the writes. */
  private async renew(): Promise<void> {
    if (this.renewing) return;
    this.renewing = true;
    const { reads, owner, options, clock } = this.context;
    try {
      const kept = await reads.renewLease(this.name, owner, this.epoch, options.leaseTtlMs, nowMs(clock));
      if (!kept) this.held = false;
    } catch {
      return;
    } finally {
      this.renewing = false;
    }
  }
}

export const nowMs = (clock: Clock): number => Date.parse(clock.now());
