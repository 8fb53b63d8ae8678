import { EVENT_CATALOGUE } from '@covertrail/domain/catalogue/event-catalogue';
import { systemClock } from '@covertrail/platform/clock/clock';
import type { ReportParked } from '@covertrail/platform/engine/parked/parked-notice';
import { ProjectionEngine } from '@covertrail/platform/engine/projection-engine';
import { PROCESS_NAME } from '@covertrail/platform/ids/process-name';
import { PROJECTIONS } from '@covertrail/projections/projections';
import type { Infrastructure } from './infrastructure.js';

type Reading = Omit<ConstructorParameters<typeof ProjectionEngine>[0], 'projections' | 'openPersonal'>;

/** What views and reactions read the log with. */
export const readingBy = ({ events, reads, telemetry, liveFeed, watch }: Infrastructure, report?: ReportParked) => ({
  events,
  reads,
  telemetry,
  liveFeed,
  watch,
  clock: systemClock,
  registry: EVENT_CATALOGUE,
  owner: PROCESS_NAME,
  ...(report ? { report } : {}),
});

/** The engine that folds every view in this process. */
export const foldingHere = (infrastructure: Infrastructure, reading: Reading): ProjectionEngine =>
  new ProjectionEngine({
    ...reading,
    projections: PROJECTIONS,
    openPersonal: (event) => infrastructure.openPersonal(event),
  });

/** An engine that folds every view, for a command that rebuilds. */
export const openProjectionEngine = (infrastructure: Infrastructure, report?: ReportParked): ProjectionEngine =>
  foldingHere(infrastructure, readingBy(infrastructure, report));
