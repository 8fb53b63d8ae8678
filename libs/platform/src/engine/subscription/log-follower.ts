import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Position } from '@covertrail/domain/kernel/event';
import { projectionLease } from '#read-store/leases.port';
import { CheckpointConflict } from '#errors/store-errors';
import { backOffMs, pause } from '#timing/back-off';
import { Signal } from '#timing/signal';
import { CheckpointAhead, Halted, ViewLost } from '#engine/engine-errors';
import { FollowerPlace, type Commit, type PlaceContext } from './follower-place.js';
import type { KeptPlace } from './kept-place.js';
import { Lease } from '#engine/leases/lease';
import type { LeaseShare } from '#engine/leases/lease-share';
import { asError, type LogEntry } from '#log/log-entry';
import { followerLabels } from '#telemetry/metrics';
import type { ReportParked } from '#engine/parked/parked-notice';
import type { Telemetry } from '#telemetry/telemetry';
import { TaskQueue } from './task-queue.js';

export type FollowerState = 'stopped' | 'standby' | 'running' | 'stalled' | 'paused';

export interface FollowerContext extends PlaceContext {
  readonly telemetry: Telemetry;
  readonly report?: ReportParked;
}

/** What is done with the log. */
export interface FollowerWork {
  /** Where the place is kept besides the read store. */
  readonly kept?: KeptPlace;
  batchSize(): number;
  /** The lease is held, again after every error: drops what was cached, and what a failed batch left. */
  begin(): Promise<void>;
  /**
   * Resolves true when it committed up to the last entry, false when none of the entries concerned it. Once `stopping` is aborted
   * it may stop after any entry, having committed up to that one, and resolves true.
   */
  handle(entries: readonly LogEntry[], commit: Commit, stopping: AbortSignal): Promise<boolean>;
}

const UNSHARED = { enter: () => true, leave: () => undefined };

/**
 * Follows the log from a checkpoint under a lease, without end: the loop that projections and reactions share.
 *
 * Errors of the stores are retried with back-off and appear as `stalled`. After a conflict it starts again from the stored
 * checkpoint, or stands by. `Halted` pauses it until `resume`. `seen` includes events that did not concern it.
 */
export class LogFollower {
  state: FollowerState = 'stopped';
  failure: Error | null = null;
  /** Measured by the monotonic clock of this process; 0 before the first round. */
  heartbeatAt = 0;
  seenRecordedAt: string | null = null;
  /** Of its checkpoint with other processes, since the start. */
  conflicts = 0;
  /** Notifies whenever `seen` or `state` changes. */
  readonly changed = new Signal();
  private readonly tasks = new TaskQueue();
  private readonly place: FollowerPlace;
  private stopping = new AbortController();
  private running: Promise<void> = Promise.resolve();
  private attempt = 0;
  private givingUp = false;
  private readonly nudge = new Signal();
  private unlisten: () => void = () => undefined;

  /** `name` is that of the checkpoint; `share`, where there is one, says how many leases this process may hold. */
  constructor(
    readonly name: string,
    private readonly work: FollowerWork,
    private readonly context: FollowerContext,
    private share: Pick<LeaseShare, 'enter' | 'leave'> = UNSHARED,
  ) {
    this.place = new FollowerPlace(name, context, () => this.changed.notify(), work.kept);
  }

  get seen(): Position {
    return this.place.seen;
  }

  start(): void {
    if (this.state !== 'stopped') return;
    this.stopping = new AbortController();
    this.unlisten = this.context.log.listen(() => this.nudge.notify());
    this.enter('standby');
    this.running = this.run();
  }

  /** Finishes the current batch, commits and releases the lease. */
  async stop(): Promise<void> {
    this.stopping.abort();
    this.nudge.notify();
    await this.running;
  }

  /** Goes on after a pause. */
  resume(): void {
    if (this.state !== 'paused') return;
    this.enter('standby');
    this.nudge.notify();
  }

  /** From now on its lease is one of those that this process shares with others. */
  joinShare(share: LeaseShare): void {
    share.adopt(this.name);
    this.share = share;
  }

  /** Leaves the lease to another process after the current batch, and stands by. */
  giveUp(): void {
    this.givingUp = true;
    this.nudge.notify();
  }

  /** Runs between two batches, while nothing else moves the checkpoint. Rejects when this process does not hold the lease. */
  exclusively<Result>(task: (at: Position, commit: Commit) => Promise<Result>): Promise<Result> {
    if (this.state !== 'running') return Promise.reject(new Halted(`${this.name} is ${this.state}`));
    const done = this.tasks.add(() => task(this.seen, this.place.commit));
    this.nudge.notify();
    return done;
  }

  private async run(): Promise<void> {
    while (!this.stopping.signal.aborted) {
      try {
        await this.lead();
      } catch (error) {
        await this.recover(asError(error));
      }
    }
    this.unlisten();
    this.enter('stopped');
    this.tasks.refuse(new Halted(`${this.name} was stopped`));
  }

  private async lead(): Promise<void> {
    this.heartbeatAt = this.context.heartbeats.elapsedMs();
    const lease = this.share.enter(this.name) ? await this.takeLease() : null;
    if (!lease) return this.standBy();
    this.givingUp = false;
    try {
      await this.place.takeUp(lease.epoch);
      await this.work.begin();
      this.enter('running');
      while (lease.held && !this.givingUp && !this.stopping.signal.aborted) await this.round();
      if (lease.held) await this.place.flush(0);
      await this.place.keep(0);
    } catch (error) {
      this.stall(asError(error));
      throw error;
    } finally {
      this.tasks.refuse(new Halted(`${this.name} no longer leads`));
      this.context.log.leave(this);
      await lease.release();
      this.share.leave(this.name);
    }
    if (this.givingUp) await this.standBy();
  }

  private async takeLease(): Promise<Lease | null> {
    const lease = await Lease.take(this.context, projectionLease(this.name)).catch((error: unknown) => {
      this.share.leave(this.name);
      throw error;
    });
    if (!lease) this.share.leave(this.name);
    return lease;
  }

  /** A random interval, so that of many processes on standby not always the same one is first. */
  private async standBy(): Promise<void> {
    this.enter('standby');
    await pause(this.context.options.standbyPollMs * (0.5 + Math.random()), this.stopping.signal);
  }

  private async round(): Promise<void> {
    this.heartbeatAt = this.context.heartbeats.elapsedMs();
    await this.tasks.run();
    const entries = await this.context.log.read(this.seen, this.work.batchSize(), this);
    const last = entries.at(-1);
    if (!last) return this.idle();
    const handled = await this.work.handle(entries, this.place.commit, this.stopping.signal);
    if (!handled) await this.place.advance(last.position);
    this.place.pass(entries);
    await this.place.keep(this.context.options.keptPlaceMs);
    this.seenRecordedAt = last.recordedAt;
    this.recovered();
    await nextTurn();
  }

  private async idle(): Promise<void> {
    const { options, log } = this.context;
    this.recovered();
    await this.place.flush(options.idleCheckpointMs);
    await this.place.keep(options.keptPlaceMs);
    if (log.head > this.seen || !this.tasks.empty || this.stopping.signal.aborted) return;
    await this.nudge.wait(options.idleCheckpointMs);
  }

  private recovered(): void {
    this.attempt = 0;
    this.failure = null;
  }

  /** Reported before the lease is released: the release takes long where a store does not answer. */
  private stall(error: Error): void {
    if (error instanceof CheckpointConflict || isForPeople(error)) return;
    this.failure = error;
    this.enter('stalled');
  }

  private async recover(error: Error): Promise<void> {
    this.failure = error;
    if (error instanceof CheckpointConflict) {
      this.conflicts += 1;
      this.context.metrics.add('checkpointConflicts', followerLabels(this.name));
      this.enter('standby');
      return pause(backOffMs(1), this.stopping.signal);
    }
    if (isForPeople(error)) return this.hold();
    this.attempt += 1;
    this.context.metrics.add('retries', followerLabels(this.name));
    this.stall(error);
    await pause(backOffMs(this.attempt), this.stopping.signal);
  }

  private async hold(): Promise<void> {
    this.enter('paused');
    while (this.state === 'paused' && !this.stopping.signal.aborted) {
      this.heartbeatAt = this.context.heartbeats.elapsedMs();
      await this.nudge.wait(this.context.options.standbyPollMs);
    }
  }

  private enter(state: FollowerState): void {
    this.state = state;
    this.changed.notify();
  }
}

/** Errors that another attempt would not fix. */
const isForPeople = (error: Error): boolean =>
  error instanceof Halted || error instanceof CheckpointAhead || error instanceof ViewLost;
