import type { Recorded } from '@covertrail/domain/kernel/event';
import { Telemetry } from '#telemetry/telemetry';
import type { Clock } from '../clock/clock.js';
import type { EventStore } from '../event-store/event-store.port.js';
import type { ReadStore } from '../read-store/read-store.port.js';
import { DEFAULT_OPTIONS, type EngineOptions } from './engine-options.js';
import type { ProjectionContext } from './folding/projection-handler.js';
import { HeartbeatWatch } from './leases/heartbeat-watch.js';
import { LeaseBook } from './leases/lease-book.js';
import type { LiveFeed } from './live-feed/live-feed.port.js';
import { SharedLog } from '../log/shared-log.js';
import type { EventRegistry } from '../log/upcasting.js';
import type { ReportParked } from './parked/parked-notice.js';
import type { CheckpointWatch } from './progress/checkpoint-watch.js';
import type { Projection } from './projection.js';

/**
 * What an engine runs on. `clock` gives real time even where the product's clock is moved: leases and lags are measured with it.
 * `owner` names the process. `log` is shared with the reaction engine where there is one.
 */
export interface ProjectionEngineSetup {
  readonly events: EventStore;
  readonly reads: ReadStore;
  readonly projections: readonly Projection[];
  readonly liveFeed: Pick<LiveFeed, 'nudge'>;
  readonly clock: Clock;
  readonly registry: EventRegistry;
  readonly owner: string;
  readonly watch?: CheckpointWatch;
  readonly telemetry?: Telemetry;
  readonly log?: SharedLog;
  readonly openPersonal?: (event: Recorded) => Promise<Recorded>;
  readonly report?: ReportParked;
  readonly options?: Partial<EngineOptions>;
}

/** What all views of the engine fold with; options and telemetry that the setup leaves out are the usual ones. */
export function contextOf(
  setup: ProjectionEngineSetup,
  relatedViews: ProjectionContext['relatedViews'],
): ProjectionContext {
  const { events, reads, clock, liveFeed, owner, openPersonal, report } = setup;
  const options = { ...DEFAULT_OPTIONS, ...setup.options };
  const telemetry = setup.telemetry ?? new Telemetry();
  const { metrics } = telemetry;
  return {
    reads,
    clock,
    owner,
    liveFeed,
    options,
    heartbeats: new HeartbeatWatch(),
    leases: new LeaseBook({ reads, clock, owner, options }),
    telemetry,
    metrics,
    log: setup.log ?? new SharedLog(events, setup.registry, metrics),
    relatedViews,
    ...(openPersonal ? { openPersonal } : {}),
    ...(report ? { report } : {}),
  };
}
