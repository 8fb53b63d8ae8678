import type { ControlValues } from '#read-store/control-values.port';
import type { Metrics } from '#telemetry/metrics';
import { parkedReport, type ParkedReport } from './parked/parked-report.js';
import type { ReactionStatus } from './reaction-engine.js';
import type { ProjectionStatus } from './subscription/projection-status.js';
import type { FollowerLag, LagWatch } from './progress/lag-watch.js';

/** What runs in one process. */
interface Running {
  readonly lags: Pick<LagWatch, 'measure'>;
  readonly reads: Pick<ControlValues, 'listControl'>;
  /** Views that nobody folds. */
  unfolded(): readonly string[];
  /** Of this process. */
  views(): readonly Pick<ProjectionStatus, 'state'>[];
  reactions?(): readonly Pick<ReactionStatus, 'state'>[];
}

/** From now on the page of metrics shows lags, parked events and who folds. */
export function collectEngine(metrics: Metrics, { lags, reads, unfolded, views, reactions = () => [] }: Running): void {
  metrics.collect('lag', async () => showLags(metrics, await lags.measure()));
  metrics.collect('parked', async () => showParked(metrics, await parkedReport(reads)));
  metrics.collect('leases', () => {
    metrics.set('unfoldedViews', {}, unfolded().length);
    metrics.setAll('leases', [
      [{ kind: 'view' }, countHeld(views())],
      [{ kind: 'reaction' }, countHeld(reactions())],
    ]);
  });
}

const countHeld = (all: readonly { readonly state: string }[]): number =>
  all.filter(({ state }) => state === 'running' || state === 'stalled').length;

function showLags(metrics: Metrics, lags: readonly FollowerLag[]): void {
  const labels = ({ kind, name }: FollowerLag): Pick<FollowerLag, 'kind' | 'name'> => ({ kind, name });
  metrics.setAll(
    'lagEvents',
    lags.map((lag) => [labels(lag), lag.events]),
  );
  metrics.setAll(
    'lagSeconds',
    lags.map((lag) => [labels(lag), lag.seconds]),
  );
  metrics.setAll(
    'lagRate',
    lags.flatMap((lag) => (lag.eventsPerSecond === null ? [] : [[labels(lag), lag.eventsPerSecond]])),
  );
}

function showParked(metrics: Metrics, { entries, keysOf }: ParkedReport): void {
  const counted = (names: readonly string[], kind: 'view' | 'reaction') =>
    [...new Set(names)].map(
      (name) => [{ kind, name }, names.filter((occurrence) => occurrence === name).length] as const,
    );
  metrics.setAll('parkedEvents', [
    ...counted(
      entries.flatMap(({ views }) => views),
      'view',
    ),
    ...counted(
      entries.flatMap(({ reactions }) => reactions),
      'reaction',
    ),
  ]);
  metrics.setAll(
    'parkedKeys',
    Object.entries(keysOf).map(([view, keys]) => [{ view }, keys]),
  );
}
