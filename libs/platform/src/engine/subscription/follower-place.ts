import type { Position } from '@covertrail/domain/kernel/event';
import { START } from '#event-store/event-store.port';
import type { Checkpoints } from '#read-store/checkpoints.port';
import type { Commits, Write } from '#read-store/commits.port';
import type { Leases } from '#read-store/leases.port';
import { CheckpointAhead } from '#engine/engine-errors';
import type { LeaseContext } from '#engine/leases/lease';
import type { LiveFeed, LiveUpdate } from '#engine/live-feed/live-feed.port';
import type { LogEntry } from '#log/log-entry';
import type { SharedLog } from '#log/shared-log';
import type { Metrics } from '#telemetry/metrics';
import type { KeptPlace } from './kept-place.js';

/** Moves the checkpoint to `to`, with the documents and their outbox, or throws `CheckpointConflict`. */
export type Commit = (writes: readonly Write[], to: Position, updates?: readonly LiveUpdate[]) => Promise<void>;

export interface PlaceContext extends LeaseContext {
  readonly reads: Checkpoints & Commits & Leases;
  readonly log: SharedLog;
  readonly liveFeed: Pick<LiveFeed, 'nudge'>;
  readonly metrics: Metrics;
}

/** The place of a follower: its checkpoint, or further where later events did not concern it. */
export class FollowerPlace {
  seen: Position = START;
  private committed: Position | null = null;
  private committedAt = -Infinity;
  private epoch = 0;
  private passed: LogEntry | null = null;
  private kept: LogEntry | null = null;
  private keptAt = -Infinity;

  /** `name` is that of the checkpoint; `moved` is called whenever `seen` changes; `outside` keeps the place outside of the read store as well. */
  constructor(
    private readonly name: string,
    private readonly context: PlaceContext,
    private readonly moved: () => void,
    private readonly outside?: KeptPlace,
  ) {}

  /** Starts from the stored checkpoint, or further where that is known to be done, under the lease of an epoch. Throws `CheckpointAhead`. */
  async takeUp(epoch: number): Promise<void> {
    const stored = await this.context.reads.checkpoint(this.name);
    if (stored && stored.position > this.context.log.head) await this.refuseAhead(stored.position);
    this.epoch = epoch;
    this.committed = stored?.position ?? null;
    const [stood, done] = [this.committed ?? START, (await this.outside?.doneUpTo(this.committed)) ?? START];
    this.seen = stood > done ? stood : done;
    this.passed = null;
  }

  readonly commit: Commit = async (writes, to, updates = []) => {
    const { reads, liveFeed, heartbeats } = this.context;
    await reads.commit(writes, { projection: this.name, from: this.committed, to, epoch: this.epoch }, updates);
    if (updates.length > 0) liveFeed.nudge();
    this.committed = to;
    this.committedAt = heartbeats.elapsedMs();
    this.see(to);
  };

  /** Moves past events that did not concern it; the checkpoint follows at intervals. */
  async advance(to: Position): Promise<void> {
    this.see(to);
    await this.flush(this.context.options.idleCheckpointMs);
  }

  /** Moves the checkpoint to the position seen, unless it was moved less than so many milliseconds ago. */
  async flush(atMostEveryMs: number): Promise<void> {
    if (this.seen === (this.committed ?? START)) return;
    if (this.context.heartbeats.elapsedMs() - this.committedAt < atMostEveryMs) return;
    await this.commit([], this.seen);
  }

  /** These entries were read last; what lies before `seen` is done. */
  pass(entries: readonly LogEntry[]): void {
    this.passed = entries.findLast(({ position }) => position <= this.seen) ?? this.passed;
  }

  /** Keeps the place outside of the read store, unless that was done less than so many milliseconds ago. What fails is done the next time. */
  async keep(atMostEveryMs: number): Promise<void> {
    const {
      outside,
      passed,
      context: { heartbeats, metrics },
    } = this;
    if (!outside || !passed || passed === this.kept || heartbeats.elapsedMs() - this.keptAt < atMostEveryMs) return;
    this.keptAt = heartbeats.elapsedMs();
    await outside.keep(passed).then(
      () => (this.kept = passed),
      () => metrics.add('upkeepFailures', {}),
    );
  }

  private see(position: Position): void {
    this.seen = position;
    this.moved();
  }

  private async refuseAhead(position: Position): Promise<void> {
    const head = await this.context.log.confirmedHead();
    if (position > head) throw new CheckpointAhead(this.name, position, head);
  }
}
