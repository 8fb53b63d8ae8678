import { EVENT_CATALOGUE } from '@covertrail/domain/catalogue/event-catalogue';
import type { Position } from '@covertrail/domain/kernel/event';
import { systemClock } from '@covertrail/platform/clock/clock';
import type { ReportParked } from '@covertrail/platform/engine/parked/parked-notice';
import { collectEngine } from '@covertrail/platform/engine/engine-metrics';
import { ProjectionEngine } from '@covertrail/platform/engine/projection-engine';
import { Deployments } from '@covertrail/platform/engine/deployment/deployments';
import { LagWatch } from '@covertrail/platform/engine/progress/lag-watch';
import { ReactionEngine } from '@covertrail/platform/engine/reaction-engine';
import { answeredInTime } from '@covertrail/platform/timing/answered-in-time';
import { placeOrder } from '@covertrail/platform/engine/orders/maintenance-order';
import { ViewWatch } from '@covertrail/platform/engine/view-watch';
import { deriveId } from '@covertrail/platform/ids/ids';
import { SharedLog } from '@covertrail/platform/log/shared-log';
import type { ProjectionProgress } from '@covertrail/platform/engine/progress/projection-progress';
import type { ProjectionStatus } from '@covertrail/platform/engine/subscription/projection-status';
import { settle } from '@covertrail/platform/engine/progress/settle';
import { RemoteProjections } from '@covertrail/platform/engine/deployment/remote-projections';
import { PROJECTIONS } from '@covertrail/projections/projections';
import { assessorReaction } from '../features/assessment/reactions/assessor.reaction.js';
import type { AssessorProgress } from '../features/tracking/checking/checking.service.js';
import { Views, type ProjectionProgress as Serving } from '../views/views.service.js';
import type { Config } from './config.js';
import { foldingHere, readingBy } from './folding-here.js';
import type { Infrastructure } from './infrastructure.js';

const ANSWER_MS = 5_000;

/**
 * What reads the log in one process: the projections (here or in other processes) and the reactions share one subscription.
 * Reactions are added before the start: they are providers of the API, which reads the views.
 */
export interface Engines {
  readonly projections: ProjectionEngine | RemoteProjections;
  readonly reactions: ReactionEngine;
  readonly assessor: AssessorProgress;
  /** How far each view and reaction is behind, and how fast it moves: `await engines.lags.measure()`. */
  readonly lags: LagWatch;
  /** Looks through the views in the background, once a chore has started it. */
  readonly viewWatch: ViewWatch;
  start(): Promise<void>;
  stop(): Promise<void>;
  /** Resolves when views and reactions have seen the whole log, including what the reactions wrote meanwhile. */
  settled(timeoutMs: number): Promise<void>;
}

/** Leases and lags run on real time, whatever clock the product has. */
export function openEngines(
  infrastructure: Infrastructure,
  where: Config['projections'],
  report?: ReportParked,
): Engines {
  const { events, telemetry } = infrastructure;
  const log = new SharedLog(events, EVENT_CATALOGUE, telemetry.metrics);
  log.watch((entry) => infrastructure.deciders.arrived(entry));
  const shared = { ...readingBy(infrastructure, report), log };
  const engines: Followers = {
    projections:
      where === 'here'
        ? foldingHere(infrastructure, shared)
        : new RemoteProjections({ ...shared, projections: PROJECTIONS }),
    reactions: new ReactionEngine({ ...shared, records: infrastructure.vault }),
  };
  const { projections } = engines;
  return {
    ...engines,
    lags: lagsOf(infrastructure, log, engines),
    viewWatch: viewWatchOf(infrastructure, projections),
    assessor: { handled: () => handledBy(assessorReaction.name, infrastructure, engines.reactions) },
    start: async () => {
      await engines.reactions.refuseMisfit();
      await engines.projections.start();
      await engines.reactions.start();
    },
    stop: async () => {
      await Promise.all([engines.reactions.stop(), engines.projections.stop()]);
      await log.stop();
    },
    settled: async (timeoutMs) =>
      void (await settle({ events, views: engines.projections.progress, reactions: engines.reactions }, timeoutMs)),
  };
}

type Followers = Pick<Engines, 'projections' | 'reactions'>;

/** How far the followers are behind, which the metrics show as well. */
function lagsOf({ events, reads, telemetry }: Infrastructure, log: SharedLog, engines: Followers): LagWatch {
  const { projections, reactions } = engines;
  const lags = new LagWatch({
    events,
    reads,
    log,
    clock: systemClock,
    progress: projections.progress,
    reactions,
    deployments: new Deployments(reads, events, systemClock),
  });
  collectEngine(telemetry.metrics, {
    lags,
    reads,
    unfolded: () => projections.unfolded,
    views: () => viewsHere(engines),
    reactions: () => reactions.status(),
  });
  return lags;
}

/** What is damaged is built again by whichever process folds views; of one collection that is ordered once. */
const viewWatchOf = (
  { reads }: Infrastructure,
  { collections }: Pick<Engines['projections'], 'collections'>,
): ViewWatch =>
  new ViewWatch({
    reads,
    views: { names: PROJECTIONS.map(({ name }) => name), collectionOf: (view) => collections.collectionOf(view) },
    rebuild: ({ view, collection }) =>
      placeOrder(reads, {
        id: deriveId('damaged collection', collection),
        orderedAt: systemClock.now(),
        kind: 'rebuild',
        follower: { kind: 'view', name: view },
      }),
  });

const viewsHere = ({ projections }: Pick<Engines, 'projections'>): readonly ProjectionStatus[] =>
  projections instanceof ProjectionEngine ? projections.status() : [];

/** The exact position when this process runs the reaction; else that of its last checkpoint. */
async function handledBy(reaction: string, { watch }: Infrastructure, reactions: ReactionEngine): Promise<Position> {
  const here = reactions.status().find((status) => status.reaction === reaction && status.state === 'running');
  return (
    here?.handled ?? (await answeredInTime(watch.current(), ANSWER_MS)).get(`reaction:${reaction}`)?.position ?? ''
  );
}

/** The views as queries read them. */
export function viewsOf(infrastructure: Infrastructure, progress: ProjectionProgress): Views {
  const serving: Serving = {
    names: PROJECTIONS.map(({ name }) => name),
    collectionOf: (view) => progress.collections.collectionOf(view),
    whenApplied: (views, position, timeoutMs) => progress.whenApplied(views, position, timeoutMs),
    pin: (view) => progress.pin(view),
  };
  return new Views(infrastructure.reads, serving);
}
