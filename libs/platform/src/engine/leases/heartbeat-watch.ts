import type { Heartbeat } from '#read-store/read-store.port';

interface Beat {
  /** Null where nobody beats. */
  readonly heartbeat: Heartbeat | null;
  readonly since: number;
}

/**
 * Since when the heartbeats of others stand still, by the time that passed in this process: the wall clock of whoever beats may
 * have been anywhere, and so may ours.
 */
export class HeartbeatWatch {
  private readonly beats = new Map<string, Beat>();

  /** `elapsedMs` only ever grows. */
  constructor(readonly elapsedMs: () => number = () => performance.now()) {}

  /** What was read just now. Returns how long it has stood there: 0 for one that moved, or is seen for the first time. */
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
