import type { Position, Recorded } from '@covertrail/domain/kernel/event';
import { followerLabels } from '#telemetry/metrics';
import { BatchClock } from './batch-clock.js';
import { foldBatch, type FoldedBatch, type Unfolded } from './batch-fold.js';
import { DocumentSession } from './document-session.js';
import { InitialLoad } from './initial-load.js';
import { Halted } from '#engine/engine-errors';
import { nowMs } from '#engine/leases/lease';
import type { LiveUpdate } from '#engine/live-feed/live-feed.port';
import { liveUpdates } from '#engine/live-feed/live-updates';
import { concerns, correlationIdsOf, type LogEntry } from '#log/log-entry';
import { refuseLost } from '#engine/log-identity';
import type { Commit } from '#engine/subscription/follower-place';
import type { FollowerContext, FollowerWork } from '#engine/subscription/log-follower';
import { SkippedEvents } from '#engine/orders/skipped-events';
import { ParkGauge } from '#engine/parked/park-gauge';
import { PoisonRegister, type ParkedEvent } from '#engine/parked/poison-register';
import type { Projection, RelatedDocuments } from '#engine/projection';
import type { RelatedViews } from './related-views.js';
import type { ReadStore } from '#read-store/read-store.port';
import { SealBroken } from '#sealing/sealing';

/** Events that are folded and not committed yet. */
interface FoldedStretch {
  readonly entries: readonly LogEntry[];
  readonly to: Position;
  readonly startedAtMs: number;
  readonly batch: FoldedBatch;
  readonly updates: readonly LiveUpdate[];
  readonly tooMany: boolean;
  readonly fetchMs: number;
  readonly foldMs: number;
}

/** Waits for a promise whose error is handled elsewhere. */
const settled = (work: Promise<unknown>): Promise<unknown> => work.catch(() => undefined);

export interface ProjectionContext extends FollowerContext {
  readonly reads: ReadStore;
  /** Opens sealed personal text, for projections with `opensPersonal`. */
  readonly openPersonal?: (event: Recorded) => Promise<Recorded>;
  readonly relatedViews: Pick<RelatedViews, 'of'>;
}

/** Folds one collection of one projection: what its follower does with each batch. */
export class ProjectionHandler implements FollowerWork {
  /** While set: large batches, and no live updates until `takingOver`. */
  rebuilding = false;
  takingOver = false;
  /** Events parked since this process began to fold the collection. */
  parked = 0;
  readonly poison: PoisonRegister;
  readonly clock: BatchClock;
  private readonly session: DocumentSession;
  private readonly handles: ReadonlySet<string>;
  private readonly gauge: ParkGauge;
  /** True until the first commit to a collection that had no checkpoint when its lease was taken. */
  private empty = false;

  constructor(
    readonly projection: Projection,
    readonly collection: string,
    private readonly context: ProjectionContext,
  ) {
    const { reads, metrics, options } = context;
    this.poison = new PoisonRegister(
      reads,
      collection,
      new SkippedEvents(reads, { kind: 'view', name: projection.name }),
    );
    this.clock = new BatchClock(metrics, collection);
    this.session = new DocumentSession(reads, collection, options.cachedDocuments);
    this.handles = new Set(projection.handles);
    this.gauge = new ParkGauge(options.parkLimit, options.parkWindowMs);
  }

  batchSize(): number {
    const { batchSize, rebuildBatchSize } = this.context.options;
    return this.rebuilding || this.loading ? rebuildBatchSize : batchSize;
  }

  /** True while an empty collection is filled and some of its indexes are missing. */
  get loading(): boolean {
    return this.session.load !== null;
  }

  async begin(): Promise<void> {
    this.session.forget();
    this.session.load = null;
    this.empty = (await this.context.reads.checkpoint(this.collection)) === null;
    this.gauge.clear();
    // Another process may have retired and dropped the collection in the meantime. To declare it again would continue from its
    // checkpoint without the earlier documents.
    await refuseLost(this.context.reads, this.collection);
    await this.context.reads.declare(this.collection, this.projection.indexes);
    await this.poison.load();
  }

  async handle(entries: readonly LogEntry[], commit: Commit, stopping: AbortSignal): Promise<boolean> {
    const last = entries.at(-1);
    if (!last) return false;
    if (this.empty && entries.length >= this.batchSize()) await this.beginLoad();
    const wanted = entries.filter((entry) => concerns(entry, this.handles));
    if (wanted.length > 0) await this.foldAndCommit(wanted, last.position, commit, stopping);
    if (this.session.load?.isDoneAt(last.position)) await this.endLoad();
    return wanted.length > 0;
  }

  /** The stored documents may differ from the cached ones. */
  forget(): void {
    this.session.forget();
  }

  private async beginLoad(): Promise<void> {
    const {
      collection,
      projection: { indexes },
      context: { reads, log },
    } = this;
    this.empty = false;
    this.session.load = await InitialLoad.begin(reads, { collection, indexes, upTo: await log.confirmedHead() });
  }

  private async endLoad(): Promise<void> {
    await this.session.load?.end();
    this.session.load = null;
  }

  /** Part by part: while one is written, the next is folded. In a load the log is read on while the last is written. */
  private async foldAndCommit(
    wanted: readonly LogEntry[],
    end: Position,
    commit: Commit,
    stopping: AbortSignal,
  ): Promise<void> {
    this.empty = false;
    const { commitSize } = this.context.options;
    let writing = Promise.resolve();
    for (let from = 0; from < wanted.length; from += commitSize) {
      const stretch = wanted.slice(from, from + commitSize);
      const to = from + commitSize < wanted.length ? (stretch.at(-1)?.position ?? end) : end;
      const folded = await this.fold(stretch, to, stopping).finally(() => settled(writing));
      await writing;
      const writes = this.session.take();
      writing = this.write(folded, () => commit(writes, to, folded.updates));
      void settled(writing);
    }
    if (this.loading) this.context.log.prepare(end);
    await writing;
  }

  private async fold(stretch: readonly LogEntry[], to: Position, stopping: AbortSignal): Promise<FoldedStretch> {
    const [startedAtMs, started] = [Date.now(), performance.now()];
    const opened = await this.open(stretch);
    const related = await this.related(opened, to, stopping);
    const fetched = performance.now();
    const {
      projection,
      session,
      poison: quarantine,
      poison: { skipped },
    } = this;
    const silent = (this.rebuilding && !this.takingOver) || session.load?.covers(to) === true;
    const batch = await foldBatch(opened, { projection, session, related, quarantine, skipped, silent });
    const tooMany = await this.park(batch.unfolded);
    const updates = liveUpdates(projection.name, to, batch.audiences, correlationIdsOf(stretch));
    return {
      entries: stretch,
      to,
      startedAtMs,
      batch,
      updates,
      tooMany,
      fetchMs: fetched - started,
      foldMs: performance.now() - fetched,
    };
  }

  private async write(stretch: FoldedStretch, commit: () => Promise<void>): Promise<void> {
    const started = performance.now();
    await commit();
    this.session.settle();
    this.record(stretch, performance.now() - started);
    if (stretch.tooMany) throw new Halted(`${this.collection}: too many events could not be folded`);
  }

  /** The entries in the form that the projection may read. */
  async open(entries: readonly LogEntry[]): Promise<readonly LogEntry[]> {
    const { openPersonal } = this.context;
    if (!this.projection.opensPersonal || !openPersonal) return entries;
    return Promise.all(entries.map((entry) => opened(entry, openPersonal)));
  }

  /** The documents of the related view that the projection may read. */
  related(entries: readonly LogEntry[], upTo: Position, stopping: AbortSignal): Promise<RelatedDocuments> {
    const events = entries.flatMap(({ event }) => event ?? []);
    return this.context.relatedViews.of(this.projection, events, upTo, stopping);
  }

  /** Resolves true when so many events were parked recently that it is safer to stop. */
  private async park(unfolded: readonly Unfolded[]): Promise<boolean> {
    const { context, collection } = this;
    if (unfolded.length === 0) return false;
    await this.keepAside(unfolded);
    this.parked += unfolded.length;
    context.metrics.add('newlyParked', followerLabels(collection), unfolded.length);
    const failed = unfolded.filter(({ error }) => error !== null);
    for (const { entry, key, error } of failed) {
      const { position, id: eventId, type, failure } = entry;
      context.report?.({
        by: collection,
        position,
        eventId,
        type,
        key,
        reason: error?.message ?? '',
        unreadable: failure !== null,
      });
    }
    // No other code can read these events either, so they are not counted again at each attempt.
    return this.gauge.overflows(failed.filter(({ entry }) => !entry.damaged).length, nowMs(context.clock));
  }

  /** Notes what was not folded, under keys that are the same the second time. */
  keepAside(unfolded: readonly Unfolded[]): Promise<void> {
    return this.poison.record(unfolded.map((unfolded) => this.parkedEvent(unfolded)));
  }

  private parkedEvent({ entry, key, error }: Unfolded): ParkedEvent {
    const { name, version } = this.projection;
    return {
      projection: name,
      version,
      collection: this.collection,
      position: entry.position,
      eventId: entry.id,
      stream: entry.stream,
      revision: entry.revision,
      type: entry.type,
      key,
      unreadable: entry.failure !== null,
      error: error?.message ?? 'An earlier event of this document was parked',
      parkedAt: this.context.clock.now(),
      behind: error === null,
    };
  }

  private record({ entries, to, startedAtMs, batch, fetchMs, foldMs }: FoldedStretch, writeMs: number): void {
    const {
      context: { metrics, telemetry },
      projection: { name: view },
    } = this;
    this.clock.record(entries.length, { fetchMs, foldMs, writeMs });
    metrics.add('folds', { view }, batch.folded);
    metrics.add('repeatedFolds', { view }, batch.repeated);
    const ms = fetchMs + foldMs + writeMs;
    if (!this.rebuilding)
      telemetry.folded({
        view,
        events: entries.length,
        position: to,
        correlationIds: correlationIdsOf(entries),
        startedAtMs,
        ms,
      });
  }
}

/** Sealed text that does not open is a fault of the event; a vault that does not answer is not. */
async function opened(entry: LogEntry, openPersonal: (event: Recorded) => Promise<Recorded>): Promise<LogEntry> {
  if (!entry.event) return entry;
  try {
    return { ...entry, event: await openPersonal(entry.event) };
  } catch (error) {
    if (error instanceof SealBroken) return { ...entry, event: null, failure: error };
    throw error;
  }
}
