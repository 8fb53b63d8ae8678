import type { Recorded } from '@covertrail/domain/kernel/event';
import { BatchClock } from './batch-clock.js';
import { foldBatch, type FoldedBatch, type Unfolded } from './batch-fold.js';
import { DocumentSession } from './document-session.js';
import { Halted } from '#engine/engine-errors';
import { nowMs } from '#engine/leases/lease';
import { liveUpdates } from '#engine/live-feed/live-updates';
import { concerns, type LogEntry } from '#engine/log/log-entry';
import { refuseLost } from '#engine/log/log-identity';
import type { Commit } from '#engine/subscription/follower-place';
import type { FollowerContext, FollowerWork } from '#engine/subscription/log-follower';
import { ParkGauge } from '#engine/parked/park-gauge';
import { PoisonRegister, type ParkedEvent } from '#engine/parked/poison-register';
import type { Projection } from '#engine/projection';
import { SealBroken } from '#sealing/sealing';

export interface ProjectionContext extends FollowerContext {
  /** Opens sealed personal text, for projections that say `opensPersonal`. */
  readonly openPersonal?: (event: Recorded) => Promise<Recorded>;
}

/** Folding one collection of one projection: what its follower does with each batch. */
export class ProjectionHandler implements FollowerWork {
  /** While set: big batches, and no live updates until `takingOver`. */
  rebuilding = false;
  takingOver = false;
  readonly poison: PoisonRegister;
  readonly clock: BatchClock;
  private readonly session: DocumentSession;
  private readonly handles: ReadonlySet<string>;
  private readonly gauge: ParkGauge;

  constructor(readonly projection: Projection, readonly collection: string, private readonly context: ProjectionContext) {
    const { reads, metrics, options } = context;
    this.poison = new PoisonRegister(reads, collection);
    this.clock = new BatchClock(metrics, collection);
    this.session = new DocumentSession(reads, collection, options.cachedDocuments);
    this.handles = new Set(projection.handles);
    this.gauge = new ParkGauge(options.parkLimit, options.parkWindowMs);
  }

  batchSize(): number {
    const { batchSize, rebuildBatchSize } = this.context.options;
    return this.rebuilding ? rebuildBatchSize : batchSize;
  }

  async begin(): Promise<void> {
    this.session.forget();
    this.gauge.clear();
    // Others may have retired and dropped it meanwhile: declared anew it would go on from its checkpoint without what came before.
    await refuseLost(this.context.reads, this.collection);
    await this.context.reads.declare(this.collection, this.projection.indexes);
    await this.poison.load();
    this.context.metrics.set('parked_keys', this.collection, this.poison.quarantined.size);
  }

  async handle(entries: readonly LogEntry[], commit: Commit): Promise<boolean> {
    const wanted = entries.filter((entry) => concerns(entry, this.handles));
    const last = entries.at(-1);
    if (wanted.length === 0 || !last) return false;
    await this.foldAndCommit(wanted, last, commit);
    return true;
  }

  /** Documents as they are stored are no longer those that are cached. */
  forget(): void {
    this.session.forget();
  }

  private async foldAndCommit(wanted: readonly LogEntry[], last: LogEntry, commit: Commit): Promise<void> {
    const started = performance.now();
    const opened = await this.open(wanted);
    const fetched = performance.now();
    const batch = await foldBatch(opened, {
      projection: this.projection, session: this.session, quarantine: this.poison, silent: this.rebuilding && !this.takingOver,
    });
    const tooMany = await this.park(batch.unfolded);
    const folded = performance.now();
    await commit(this.session.writes(), last.position, liveUpdates(this.projection.name, last.position, batch.audiences));
    this.session.settle();
    this.clock.record(wanted.length, { fetchMs: fetched - started, foldMs: folded - fetched, writeMs: performance.now() - folded });
    this.count(batch);
    if (tooMany) throw new Halted(`${this.collection}: too many events could not be folded`);
  }

  /** The entries as the projection may read them. */
  async open(entries: readonly LogEntry[]): Promise<readonly LogEntry[]> {
    const { openPersonal } = this.context;
    if (!this.projection.opensPersonal || !openPersonal) return entries;
    return Promise.all(entries.map((entry) => opened(entry, openPersonal)));
  }

  /** Resolves true when so many were parked of late that going on does more harm than standing still. */
  private async park(unfolded: readonly Unfolded[]): Promise<boolean> {
    const { context, collection } = this;
    if (unfolded.length === 0) return false;
    await this.poison.record(unfolded.map((one) => this.parkedEvent(one)));
    context.metrics.add('parked', collection, unfolded.length);
    context.metrics.set('parked_keys', collection, this.poison.quarantined.size);
    const failed = unfolded.filter(({ error }) => error !== null);
    for (const { entry, key, error } of failed) {
      const { position, id: eventId, type, failure } = entry;
      context.report?.({ by: collection, position, eventId, type, key, reason: error?.message ?? '', unreadable: failure !== null });
    }
    // Of what nobody can read there is as much however often it is tried, and whatever code tries.
    return this.gauge.overflows(failed.filter(({ entry }) => !entry.damaged).length, nowMs(context.clock));
  }

  private parkedEvent({ entry, key, error }: Unfolded): ParkedEvent {
    const { name, version } = this.projection;
    return {
      projection: name, version, collection: this.collection,
      position: entry.position, eventId: entry.id, type: entry.type, key, unreadable: entry.failure !== null,
      error: error?.message ?? 'An earlier event of this document was parked',
      parkedAt: this.context.clock.now(), behind: error === null,
    };
  }

  private count({ folded, repeated }: FoldedBatch): void {
    this.context.metrics.add('folded', this.collection, folded);
    this.context.metrics.add('repeated', this.collection, repeated);
  }
}

/** Sealed text that does not open is the event's fault; a vault that does not answer is not. */
async function opened(entry: LogEntry, openPersonal: (event: Recorded) => Promise<Recorded>): Promise<LogEntry> {
  if (!entry.event) return entry;
  try {
    return { ...entry, event: await openPersonal(entry.event) };
  } catch (error) {
    if (error instanceof SealBroken) return { ...entry, event: null, failure: error };
    throw error;
  }
}
