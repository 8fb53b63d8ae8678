import { isDead } from '#process/process-life';
import type { HeldLease } from '#read-store/leases.port';

interface Beat {
  /** Null where no owner sends heartbeats. */
  readonly heartbeat: HeldLease['heartbeat'] | null;
  readonly since: number;
}

/**
 * Since when the heartbeats of other owners have not changed, measured by this process's monotonic clock: wall clocks, theirs and
 * ours, may be wrong. An owner on this machine that is dead needs no watching (decision 60).
 */
export class HeartbeatWatch {
  private readonly beats = new Map<string, Beat>();

  /** `elapsedMs` never decreases. `dead` is true of owners that certainly no longer run. */
  constructor(
    readonly elapsedMs: () => number = () => performance.now(),
    private readonly dead: (owner: string) => boolean = isDead,
  ) {}

  /**
   * Notes the heartbeat just read. Returns how long it has not changed: 0 for one that changed, or that is seen for the first time,
   * and Infinity where its owner is known to be dead.
   */
  note(name: string, held: HeldLease | null): number {
    const now = this.elapsedMs();
    const heartbeat = held?.heartbeat ?? null;
    const before = this.beats.get(name);
    const changed = before === undefined || before.heartbeat !== heartbeat;
    if (changed) this.beats.set(name, { heartbeat, since: now });
    if (held !== null && this.dead(held.owner)) return Infinity;
    return changed ? 0 : now - before.since;
  }

  forget(name: string): void {
    this.beats.delete(name);
  }
}
