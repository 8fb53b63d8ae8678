import type { Clock } from '#clock/clock';
import type { EventStore } from '#event-store/event-store.port';
import type { Checkpoints } from '#read-store/checkpoints.port';
import type { Collections } from '#read-store/collections.port';
import type { ControlValues } from '#read-store/control-values.port';
import type { Leases } from '#read-store/leases.port';
import { ActiveCollections } from './active-collections.js';
import type { CheckpointWatch } from '#engine/progress/checkpoint-watch';
import { CatchUp } from '#engine/progress/catch-up';
import { CollectionPositions } from '#engine/progress/collection-positions';
import { ViewTooNew } from '#engine/engine-errors';
import { DEFAULT_OPTIONS } from '#engine/engine-options';
import { FoldWatch } from '#engine/progress/fold-watch';
import { holdToLog } from '#engine/log-identity';
import type { Projection } from '#engine/projection';
import type { SharedLog } from '#log/shared-log';
import { Deployments } from './deployments.js';
import { ProjectionProgress } from '#engine/progress/projection-progress';
import { within } from '#timing/within';

const { leaseTtlMs, standbyPollMs } = DEFAULT_OPTIONS;
/** A store that does not answer is given up after this time. */
const CLOSE_WITHIN_MS = 1_000;

/** What a process needs to serve views that other processes fold. */
export interface RemoteProjectionsSetup {
  readonly events: EventStore;
  readonly reads: Checkpoints & Collections & ControlValues & Leases;
  readonly projections: readonly Projection[];
  readonly clock: Clock;
  readonly log: SharedLog;
  readonly watch: CheckpointWatch;
}

/** The views of a process that does not fold: which collections are active and how far they are. */
export class RemoteProjections {
  readonly collections: ActiveCollections;
  readonly progress: ProjectionProgress;
  readonly catchUp: CatchUp;
  private readonly deployments: Deployments;
  private readonly folds: FoldWatch;
  private stopping = new AbortController();
  private looking: Promise<void> = Promise.resolve();

  constructor(private readonly setup: RemoteProjectionsSetup) {
    const { events, reads, clock, projections, log, watch } = setup;
    const positions = new CollectionPositions(projections, log, watch);
    this.collections = new ActiveCollections({ reads, positions, log });
    this.progress = new ProjectionProgress(this.collections, positions);
    this.catchUp = new CatchUp(this.collections, positions);
    this.deployments = new Deployments(reads, events, clock);
    this.folds = new FoldWatch({
      reads,
      deployments: this.deployments,
      views: projections.map(({ name }) => name),
      leaseTtlMs,
    });
  }

  /** Throws `OtherLog`, `CheckpointAhead` or `ViewTooNew` where the views are not of this log, or not of this code. */
  async start(): Promise<void> {
    const { events, reads, projections, log } = this.setup;
    await holdToLog(events, reads);
    const aliases = await this.deployments.aliases();
    for (const { name, version } of projections) {
      const alias = aliases.get(name);
      if (alias === undefined) continue;
      if (alias.version > version) throw new ViewTooNew(name, alias.version, version);
      await this.deployments.refuseAhead(alias.collection);
    }
    await log.start();
    this.stopping = new AbortController();
    this.looking = this.folds.keepLooking(standbyPollMs, this.stopping.signal);
  }

  /** See `FoldWatch`. */
  get unheld(): readonly string[] {
    return this.folds.unheld;
  }

  /** Views that no process folds. */
  get unfolded(): readonly string[] {
    return this.folds.unfolded;
  }

  /** The log is stopped by its owner. */
  async stop(): Promise<void> {
    this.stopping.abort();
    await within(this.looking, CLOSE_WITHIN_MS);
  }
}
