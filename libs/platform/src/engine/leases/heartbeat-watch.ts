import type { Heartbeat } from '#read-store/read-store.port';

interface Beat {
  /** Null where no owner sends heartbeats. */
  readonly heartbeat: Heartbeat | null;
  readonly since: number;
}

/**
 * Since when the heartbeats of other owners have not changed, measured by this process's monotonic clock: wall clocks, theirs and
 * ours, may be wrong.
 */
export class HeartbeatWatch {
  private readonly beats = new Map<string, Beat>();

  /** `elapsedMs` never decreases. */
  constructor(readonly elapsedMs: () => number = () => performance.now()) {}

  /** Notes the heartbeat just read. Returns how long it has not changed: 0 for one that changed, or that is seen for the first time. */
  note(name: string, heartbeat: Heartbeat | null): number {
    const now = this.elapsedMs();
    const before = this.beats.get(name);
    if (before !== undefined && before.heartbeat === heartbeat) return now - before.since;
    this.beats.set(name, { heartbeat, since: now });
    return 0;
  }

  forget(name: string): void {
    this.beats.delete(name);
  }
}
