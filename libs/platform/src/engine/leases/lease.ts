import type { Clock } from '#clock/clock';
import type { HeldLease, Leases } from '#read-store/leases.port';
import type { EngineOptions } from '#engine/engine-options';
import type { HeartbeatWatch } from './heartbeat-watch.js';
import type { LeaseBook, OwnLease } from './lease-book.js';

/** What a lease needs: `owner` names the process, `heartbeats` shows whether other owners still run. */
export interface LeaseContext {
  readonly reads: Leases;
  readonly clock: Clock;
  readonly owner: string;
  readonly options: EngineOptions;
  readonly heartbeats: HeartbeatWatch;
  readonly leases: LeaseBook;
}
type TakingContext = Omit<LeaseContext, 'options' | 'leases'>;

/**
 * The right to fold one view or to run one reaction; it lasts as long as it is renewed. `held` becomes false when another process
 * takes it. The epoch makes a late write of the former owner fail.
 */
export class Lease implements OwnLease {
  held = true;

  private constructor(
    private readonly context: LeaseContext,
    readonly name: string,
    readonly epoch: number,
  ) {
    context.leases.keep(this);
  }

  /**
   * Null while another process holds it. A process that wants the lease calls this repeatedly, because only repeated reads show
   * whether the owner still runs.
   */
  static async take(context: LeaseContext, name: string): Promise<Lease | null> {
    const held = await context.leases.heldBy(name);
    const taken = await takeFrom(held, context, name, context.options.leaseTtlMs);
    return taken && new Lease(context, name, taken.epoch);
  }

  lost(): void {
    this.held = false;
    this.context.leases.remove(this);
  }

  async release(): Promise<void> {
    if (!this.held) return;
    this.lost();
    const { reads, owner } = this.context;
    await reads.releaseLease(this.name, owner, this.epoch).catch(() => undefined);
  }
}

/** Takes a lease that is free or ours, or whose owner is dead, or whose heartbeat has not changed for `ttlMs`, measured in this process. */
export async function takeLease(
  context: TakingContext,
  name: string,
  ttlMs: number,
): Promise<{ readonly epoch: number } | null> {
  const held = (await context.reads.heldLeases([name])).get(name) ?? null;
  return takeFrom(held, context, name, ttlMs);
}

async function takeFrom(
  held: HeldLease | null,
  { reads, owner, clock, heartbeats }: TakingContext,
  name: string,
  ttlMs: number,
): Promise<{ readonly epoch: number } | null> {
  const silentMs = heartbeats.note(name, held);
  const silent = silentMs >= ttlMs ? held?.heartbeat : undefined;
  // Reads only, where another holds it: every standby looks twice a second.
  if (held !== null && held.owner !== owner && silent === undefined) return null;
  const taken = await reads.acquireLease(name, owner, ttlMs, nowMs(clock), silent);
  if (taken) heartbeats.forget(name);
  return taken;
}

export const nowMs = (clock: Clock): number => Date.parse(clock.now());
