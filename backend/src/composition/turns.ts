import { systemClock } from '@covertrail/platform/clock/clock';
import { HeartbeatWatch } from '@covertrail/platform/engine/leases/heartbeat-watch';
import { takeLease } from '@covertrail/platform/engine/leases/lease';
import { PROCESS_NAME } from '@covertrail/platform/ids/process-name';
import type { ReadStore } from '@covertrail/platform/read-store/read-store.port';

/**
 * Work that one process of several does at a time, again and again: whoever did it last keeps it for as long as it comes
 * back within twice the interval. Harmless where two overlap; the turns only spare the others the work.
 */
export class Turns {
  private readonly heartbeats = new HeartbeatWatch();

  constructor(private readonly reads: ReadStore, private readonly name: string, private readonly everyMs: number) {}

  /** Resolves with what the work gave; null where it is another's turn. */
  async take<Result>(work: () => Promise<Result>): Promise<Result | null> {
    const { reads, heartbeats } = this;
    const lease = await takeLease({ reads, heartbeats, owner: PROCESS_NAME, clock: systemClock }, `turn:${this.name}`, 2 * this.everyMs);
    return lease ? work() : null;
  }
}
