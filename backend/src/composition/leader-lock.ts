import { systemClock } from '@covertrail/platform/clock/clock';
import { HeartbeatWatch } from '@covertrail/platform/engine/leases/heartbeat-watch';
import { takeLease } from '@covertrail/platform/engine/leases/lease';
import { PROCESS_NAME } from '@covertrail/platform/ids/process-name';
import type { Leases } from '@covertrail/platform/read-store/leases.port';

/** Leases that older processes hold have this name. */
const STORED_PREFIX = 'turn:';

/**
 * Work that one of several processes, the leader, repeats. The leader keeps the lock as long as it returns within twice the
 * interval. Two overlapping runs do no harm; the lock only saves the others the work.
 */
export class LeaderLock {
  private readonly heartbeats = new HeartbeatWatch();

  constructor(
    private readonly reads: Leases,
    private readonly name: string,
    private readonly everyMs: number,
  ) {}

  /** Resolves with the result of the work; null when another process is the leader. */
  async run<Result>(work: () => Promise<Result>): Promise<Result | null> {
    const { reads, heartbeats } = this;
    const lease = await takeLease(
      { reads, heartbeats, owner: PROCESS_NAME, clock: systemClock },
      STORED_PREFIX + this.name,
      2 * this.everyMs,
    );
    return lease ? work() : null;
  }
}
