import { EVENT_CATALOGUE } from '@covertrail/domain/catalogue/event-catalogue';
import type { Recorded } from '@covertrail/domain/kernel/event';
import { systemClock } from '@covertrail/platform/clock/clock';
import { EventCodec } from '@covertrail/platform/deciders/event-codec';
import { Deployments } from '@covertrail/platform/engine/deployment/deployments';
import { collectEngine } from '@covertrail/platform/engine/engine-metrics';
import { SharedLog } from '@covertrail/platform/log/shared-log';
import { LagWatch } from '@covertrail/platform/engine/progress/lag-watch';
import { collectStorage } from '@covertrail/platform/telemetry/storage-metrics';
import type { Metrics } from '@covertrail/platform/telemetry/metrics';
import { Telemetry } from '@covertrail/platform/telemetry/telemetry';
import { reportTo } from '@covertrail/platform/engine/parked/parked-notice';
import { parkedReport, parkedSummary, type ParkedSummary } from '@covertrail/platform/engine/parked/parked-report';
import { ProjectionEngine } from '@covertrail/platform/engine/projection-engine';
import { PROCESS_NAME } from '@covertrail/platform/ids/process-name';
import { ProcessBeat, viewNotes } from '@covertrail/platform/running/process-beat';
import { Sealing } from '@covertrail/platform/sealing/sealing';
import { openStores, type Stores } from '@covertrail/platform/stores/open-stores';
import type { StoresConfig } from '@covertrail/platform/stores/stores-config';
import type { Logger } from '@covertrail/platform/telemetry/logger';
import { PROJECTIONS } from './projections.js';

/** A process that only folds views. Workers on the same stores divide the views among them. */
export interface Worker {
  /** Null while every view is folded; else which views are stalled or paused, and why. */
  trouble(): string | null;
  /** The events that all processes have parked, see `parkedSummary`. */
  parked(): Promise<ParkedSummary>;
  close(): Promise<void>;
}

/** Throws what `ProjectionEngine.start` and `openStores` throw: each message is one sentence that says what to do. */
export async function openWorker(config: StoresConfig, log: Logger, telemetry = new Telemetry()): Promise<Worker> {
  const stores = await openStores(config);
  const codec = new EventCodec(EVENT_CATALOGUE);
  const sealing = new Sealing(stores.vault);
  const openPersonal = async (event: Recorded): Promise<Recorded> => ({
    ...event,
    data: await sealing.open(event.data, codec.describe(event.type).personal),
  });
  const sharedLog = new SharedLog(stores.events, EVENT_CATALOGUE, telemetry.metrics);
  const engine = new ProjectionEngine({
    ...stores,
    openPersonal,
    telemetry,
    log: sharedLog,
    projections: PROJECTIONS,
    registry: EVENT_CATALOGUE,
    clock: systemClock,
    owner: PROCESS_NAME,
    liveFeed: { nudge: () => undefined },
    report: reportTo(log),
  });
  const beat = new ProcessBeat({
    reads: stores.reads,
    clock: systemClock,
    name: PROCESS_NAME,
    kind: 'worker',
    followers: () => viewNotes(engine.status()),
  });
  const close = async () => {
    await engine.stop();
    await beat.stop();
    await sharedLog.stop();
    await stores.close();
  };
  collect(telemetry.metrics, stores, sharedLog, engine);
  collectStorage(telemetry.metrics, config.folder);
  try {
    await engine.start();
    await beat.start();
  } catch (error) {
    await close();
    throw error;
  }
  return {
    trouble: () => troubleOf(engine),
    parked: async () => parkedSummary(await parkedReport(stores.reads)),
    close,
  };
}

function collect(metrics: Metrics, { events, reads }: Stores, log: SharedLog, engine: ProjectionEngine): void {
  const deployments = new Deployments(reads, events, systemClock);
  const lags = new LagWatch({ events, reads, log, clock: systemClock, progress: engine.progress, deployments });
  collectEngine(metrics, { lags, reads, unfolded: () => engine.unfolded, views: () => engine.status() });
}

function troubleOf(engine: ProjectionEngine): string | null {
  const troubled = engine.status().filter(({ state }) => state === 'stalled' || state === 'paused');
  if (troubled.length === 0) return null;
  return troubled
    .map(({ collection, state, error }) => `${collection} is ${state}: ${error ?? 'no reason known'}`)
    .join('; ');
}
