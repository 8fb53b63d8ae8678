import { viewOf, type Metrics } from '#telemetry/metrics';

/** How long the parts of the last batch took, in milliseconds, and the rate of events. */
export interface BatchTimes {
  readonly fetchMs: number;
  readonly foldMs: number;
  readonly writeMs: number;
  readonly eventsPerSecond: number;
}

/** Times the parts of batches and counts what they did. */
export class BatchClock {
  private last: BatchTimes = { fetchMs: 0, foldMs: 0, writeMs: 0, eventsPerSecond: 0 };

  constructor(
    private readonly metrics: Metrics,
    private readonly collection: string,
  ) {}

  get times(): BatchTimes {
    return this.last;
  }

  record(events: number, times: Pick<BatchTimes, 'fetchMs' | 'foldMs' | 'writeMs'>): void {
    const total = times.fetchMs + times.foldMs + times.writeMs;
    this.last = { ...times, eventsPerSecond: total > 0 ? Math.round((events * 1_000) / total) : 0 };
    const view = viewOf(this.collection);
    this.metrics.add('batchEvents', { view }, events);
    this.metrics.observe('batchSeconds', { view }, total / 1_000);
    for (const [part, ms] of [
      ['fetch', times.fetchMs],
      ['fold', times.foldMs],
      ['write', times.writeMs],
    ] as const) {
      this.metrics.add('batchPartSeconds', { view, part }, ms / 1_000);
    }
  }
}
