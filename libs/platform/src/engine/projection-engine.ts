import type { Position } from '@covertrail/domain/kernel/event';
import { ActiveCollections } from './deployment/active-collections.js';
import { pause } from '#timing/back-off';
import { CatchUp } from './progress/catch-up.js';
import { CheckpointWatch } from './progress/checkpoint-watch.js';
import { CollectionPositions } from './progress/collection-positions.js';
import { RelatedViews } from './folding/related-views.js';
import { FoldWatch } from './progress/fold-watch.js';
import { LeaseShare } from './leases/lease-share.js';
import { holdToLog } from './log-identity.js';
import type { Metrics } from '#telemetry/metrics';
import type { ParkedEvent } from './parked/poison-register.js';
import type { ProjectionStatus } from './subscription/projection-status.js';
import { repairDocuments, repairProjection, type Repaired } from './parked/repair.js';
import { OrderRunner } from './orders/order-runner.js';
import { viewOrders, type ViewHands } from './orders/view-orders.js';
import { Sweeper } from './live-feed/sweeper.js';
import { checkRegistry } from '../log/upcasting.js';
import { Deployments } from './deployment/deployments.js';
import type { ProjectionContext } from './folding/projection-handler.js';
import { ProjectionManager } from './deployment/projection-manager.js';
import { contextOf, type ProjectionEngineSetup } from './projection-engine-setup.js';
import { ProjectionProgress } from './progress/projection-progress.js';
import type { ProjectionSubscription } from './subscription/projection-subscription.js';
import { within } from '#timing/within';

/** Folds the log into the views of all projections (reference: projections). Several processes may run one; leases decide who folds. */
export class ProjectionEngine {
  /** Which collections queries read. */
  readonly collections: ActiveCollections;
  /** How far the views are, including those that other processes fold. */
  readonly progress: ProjectionProgress;
  /** Which views are still being built. */
  readonly catchUp: CatchUp;
  readonly metrics: Metrics;
  private readonly context: ProjectionContext;
  private readonly relatedViews: RelatedViews;
  private readonly deployments: Deployments;
  private readonly managers: ReadonlyMap<string, ProjectionManager>;
  private readonly share: LeaseShare;
  private readonly sweeper: Sweeper;
  private readonly folds: FoldWatch;
  private readonly orders: OrderRunner;
  private readonly reached: CollectionPositions;
  private readonly ownsLog: boolean;
  private stopping = new AbortController();
  private upkeep: Promise<void> = Promise.resolve();

  constructor(private readonly setup: ProjectionEngineSetup) {
    checkRegistry(setup.registry);
    const { events, reads, clock, projections } = setup;
    this.ownsLog = !setup.log;
    this.context = contextOf(setup, { of: (...args) => this.relatedViews.of(...args) });
    this.metrics = this.context.metrics;
    this.reached = new CollectionPositions(projections, this.context.log, setup.watch ?? new CheckpointWatch(reads), {
      seen: (collection) => this.subscriptionOf(collection)?.seen ?? null,
      changed: (projection) => this.managers.get(projection)?.active?.follower.changed ?? null,
    });
    this.collections = new ActiveCollections({ reads, positions: this.reached, log: this.context.log });
    this.progress = new ProjectionProgress(this.collections, this.reached);
    this.catchUp = new CatchUp(this.collections, this.reached);
    this.relatedViews = new RelatedViews(reads, this.progress);
    this.deployments = new Deployments(reads, events, clock);
    this.share = new LeaseShare(this.context);
    this.managers = new Map(
      projections.map((projection) => [
        projection.name,
        new ProjectionManager(projection, this.deployments, this.collections, this.context, this.share),
      ]),
    );
    this.sweeper = new Sweeper(reads, clock);
    this.orders = new OrderRunner(this.context, viewOrders(this.hands()));
    const { heartbeats, options } = this.context;
    this.folds = new FoldWatch({
      reads,
      deployments: this.deployments,
      heartbeats,
      leaseTtlMs: options.leaseTtlMs,
      views: projections.map(({ name }) => name),
    });
  }

  /** Throws `OtherLog`, `CheckpointAhead` or `ViewLost`, having started nothing, when a view does not fit the log. */
  async start(): Promise<void> {
    this.stopping = new AbortController();
    await holdToLog(this.setup.events, this.setup.reads);
    for (const manager of this.managers.values()) await manager.refuseMisfit();
    for (const manager of this.managers.values()) await manager.prepare();
    await this.context.log.start();
    await this.share.beat(this.answering());
    for (const manager of this.managers.values()) manager.start();
    this.upkeep = this.runUpkeep();
  }

  /** Every view finishes its batch, commits and releases its lease. What has not stopped after `stopWithinMs` is abandoned; its lease expires. */
  async stop(): Promise<void> {
    this.stopping.abort();
    const stopped = Promise.all([...this.managers.values()].map((manager) => manager.stop()));
    await within(
      Promise.all([stopped, this.upkeep.then(() => this.orders.ended()).then(() => this.share.retire())]),
      this.context.options.stopWithinMs,
    );
    if (this.ownsLog) await this.context.log.stop();
  }

  /** Views that nobody who is alive folds at this moment, see `FoldWatch`. */
  get unheld(): readonly string[] {
    return this.folds.unheld;
  }

  /** Views that nobody folds, here or in another process. */
  get unfolded(): readonly string[] {
    return this.folds.unfolded;
  }

  /** See `ProjectionProgress.whenApplied`. */
  whenApplied(projections: readonly string[], position: Position, timeoutMs: number): Promise<boolean> {
    return this.progress.whenApplied(projections, position, timeoutMs);
  }

  /** The position that each projection's active view has reached. */
  positions(): Promise<Readonly<Record<string, Position>>> {
    return this.progress.positions();
  }

  /** The active view of every projection, and those that are being built. */
  status(): ProjectionStatus[] {
    return [...this.managers.values()].flatMap(({ active, building }) =>
      [active, building].flatMap((subscription) => subscription?.status() ?? []),
    );
  }

  /**
   * Builds the view again beside the active one, switches to it and retires the old one. An interrupted rebuild continues where
   * it stopped. Works on an engine that was not started; then only this view and its related view are folded, until `stop`.
   * Events that cannot be folded are parked, see `parked`. Rejects with `Halted` when too many are parked, and continues when
   * called again.
   */
  async rebuild(projection: string): Promise<void> {
    const manager = this.manager(projection);
    await this.context.log.start();
    const { related } = manager.projection;
    if (related) await this.managers.get(related.projection.name)?.foldUnlessFolding();
    await manager.rebuild();
  }

  /** Folds the quarantined documents again from the first event on, and lets them take events again. */
  async repair(projection: string): Promise<Repaired> {
    const repaired = await repairProjection(this.folded(projection), this.context);
    if (!repaired.needsRebuild) return repaired;
    await this.rebuild(projection);
    return repaired;
  }

  /** What was parked of the active view. */
  async parked(projection: string): Promise<ParkedEvent[]> {
    return (await this.manager(projection).active?.handler.poison.parked()) ?? [];
  }

  /** Goes on after a pause that too many parked events caused. */
  resume(projection: string): void {
    this.manager(projection).active?.follower.resume();
  }

  private hands(): ViewHands {
    return {
      activeOf: (view) => this.managers.get(view)?.active ?? null,
      rebuild: (view) => this.rebuild(view),
      repair: (view) => this.repair(view),
      repairWithout: (view) => repairDocuments(this.folded(view), this.context),
      resume: (view) => this.resume(view),
    };
  }

  private subscriptionOf(collection: string): ProjectionSubscription | null {
    for (const manager of this.managers.values()) {
      const subscription = manager.subscriptionOf(collection);
      if (subscription) return subscription;
    }
    return null;
  }

  private answering(): readonly string[] {
    return [...this.managers.values()].flatMap(({ active }) => (active ? [active.collection] : []));
  }

  private giveUpSurplus(): void {
    const surplus = new Set(this.share.surplus);
    for (const { active } of this.managers.values())
      if (active && surplus.has(active.collection)) active.follower.giveUp();
  }

  private folded(projection: string): ProjectionSubscription {
    const { active } = this.manager(projection);
    if (!active) throw new Error(`${projection} is not folded by this process`);
    return active;
  }

  private manager(projection: string): ProjectionManager {
    const manager = this.managers.get(projection);
    if (!manager) throw new Error(`No projection is named ${projection}`);
    return manager;
  }

  private async runUpkeep(): Promise<void> {
    const { options } = this.context;
    while (!this.stopping.signal.aborted) {
      try {
        await this.share.beat(this.answering());
        this.giveUpSurplus();
        for (const [name, alias] of await this.deployments.aliases()) await this.managers.get(name)?.follow(alias);
        await this.orders.takeOpenOrders();
        await this.folds.refresh();
        await this.deployments.dropRetired(options.retireAfterMs, this.reached);
        await this.sweeper.sweep();
      } catch {
        this.metrics.add('upkeepFailures', {});
      }
      await pause(options.standbyPollMs, this.stopping.signal);
    }
  }
}
