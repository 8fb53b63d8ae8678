import type { Clock } from '#clock/clock';
import type { ReadStore } from '#read-store/read-store.port';
import type { EngineOptions } from '#engine/engine-options';
import type { HeartbeatWatch } from './heartbeat-watch.js';

/** What a lease needs: `owner` names the process, `heartbeats` shows whether other owners still run. */
export interface LeaseContext {
  readonly reads: ReadStore;
  readonly clock: Clock;
  readonly owner: string;
  readonly options: EngineOptions;
  readonly heartbeats: HeartbeatWatch;
}

/**
 * The right to fold one view or to run one reaction; it lasts as long as it is renewed. `held` becomes false when another process
 * takes it. The epoch makes a late write of the former owner fail.
 */
export class Lease {
  held = true;
  private renewing = false;
  private readonly timer: NodeJS.Timeout;

  private constructor(private readonly context: LeaseContext, private readonly name: string, readonly epoch: number) {
    this.timer = setInterval(() => void this.renew(), context.options.leaseRenewMs);
    this.timer.unref();
  }

  /**
   * Null while another process holds it. A process that wants the lease calls this repeatedly, because only repeated reads show
   * whether the owner still runs.
   */
  static async take(context: LeaseContext, name: string): Promise<Lease | null> {
    const taken = await takeLease(context, name, context.options.leaseTtlMs);
    return taken && new Lease(context, name, taken.epoch);
  }

  async release(): Promise<void> {
    clearInterval(this.timer);
    if (!this.held) return;
    this.held = false;
    const { reads, owner } = this.context;
    await reads.releaseLease(this.name, owner, this.epoch).catch(() => undefined);
  }

  /** An unreachable store does not lose the lease: it is renewed at the next attempt, and the epoch protects the writes. */
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

/** Takes a lease that is free or ours, or whose owner is dead, or whose heartbeat has not changed for `ttlMs`, measured in this process. */
export async function takeLease(
  { reads, owner, clock, heartbeats }: Omit<LeaseContext, 'options'>, name: string, ttlMs: number,
): Promise<{ readonly epoch: number } | null> {
  const held = (await reads.heldLeases([name])).get(name) ?? null;
  const silentMs = heartbeats.note(name, held);
  const silent = silentMs >= ttlMs ? held?.heartbeat : undefined;
  // Reads only, where another holds it: every standby looks twice a second.
  if (held !== null && held.owner !== owner && silent === undefined) return null;
  const taken = await reads.acquireLease(name, owner, ttlMs, nowMs(clock), silent);
  if (taken) heartbeats.forget(name);
  return taken;
}

export const nowMs = (clock: Clock): number => Date.parse(clock.now());
