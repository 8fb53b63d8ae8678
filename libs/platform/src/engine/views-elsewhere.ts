import type { Clock } from '../clock/clock.js';
import type { EventStore } from '../event-store/event-store.port.js';
import type { ReadStore } from '../read-store/read-store.port.js';
import { ActiveCollections } from './active-collections.js';
import type { CheckpointWatch } from './checkpoint-watch.js';
import { CollectionPositions } from './collection-positions.js';
import { ViewTooNew } from './engine-errors.js';
import { DEFAULT_OPTIONS } from './engine-options.js';
import { FoldWatch } from './fold-watch.js';
import { holdToLog } from './log-identity.js';
import type { Projection } from './projection.js';
import type { SharedLog } from './shared-log.js';
import { ViewBuilds } from './view-builds.js';
import { ViewProgress } from './view-progress.js';
import { within } from './within.js';

const { leaseTtlMs, standbyPollMs } = DEFAULT_OPTIONS;
/** A store that says nothing is not waited for. */
const CLOSE_WITHIN_MS = 1_000;

/** What a process needs to serve views that it does not fold. */
export interface ViewsElsewhereSetup {
  readonly events: EventStore;
  readonly reads: ReadStore;
  readonly projections: readonly Projection[];
  readonly clock: Clock;
  readonly log: SharedLog;
  readonly watch: CheckpointWatch;
}

/** The views of a process that leaves the folding to workers: where they are and how far they have come. */
export class ViewsElsewhere {
  readonly collections: ActiveCollections;
  readonly progress: ViewProgress;
  private readonly builds: ViewBuilds;
  private readonly folds: FoldWatch;
  private stopping = new AbortController();
  private looking: Promise<void> = Promise.resolve();

  constructor(private readonly setup: ViewsElsewhereSetup) {
    const { events, reads, clock, projections, log, watch } = setup;
    const positions = new CollectionPositions(projections, log, watch);
    this.collections = new ActiveCollections({ reads, positions, log });
    this.progress = new ViewProgress(this.collections, positions);
    this.builds = new ViewBuilds(reads, events, clock);
    this.folds = new FoldWatch({ reads, builds: this.builds, views: projections.map(({ name }) => name), leaseTtlMs });
  }

  /** Throws `OtherLog`, `CheckpointAhead` or `ViewTooNew` where the views are not of this log, or not of this code. */
  async start(): Promise<void> {
    const { events, reads, projections, log } = this.setup;
    await holdToLog(events, reads);
    const aliases = await this.builds.aliases();
    for (const { name, version } of projections) {
      const alias = aliases.get(name);
      if (alias === undefined) continue;
      if (alias.version > version) throw new ViewTooNew(name, alias.version, version);
      await this.builds.refuseAhead(alias.collection);
    }
    await log.start();
    this.stopping = new AbortController();
    this.looking = this.folds.keepLooking(standbyPollMs, this.stopping.signal);
  }

  /** Views that no process folds. */
  get unfolded(): readonly string[] {
    return this.folds.unfolded;
  }

  /** The log is stopped by whoever shares it. */
  async stop(): Promise<void> {
    this.stopping.abort();
    await within(this.looking, CLOSE_WITHIN_MS);
  }
}
