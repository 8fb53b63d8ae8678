import type { Metrics } from '#engine/metrics';

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

  constructor(private readonly metrics: Metrics, private readonly subject: string) {}

  get times(): BatchTimes {
    return this.last;
  }

  record(events: number, times: Pick<BatchTimes, 'fetchMs' | 'foldMs' | 'writeMs'>): void {
    const total = times.fetchMs + times.foldMs + times.writeMs;
    this.last = { ...times, eventsPerSecond: total > 0 ? Math.round((events * 1_000) / total) : 0 };
    this.metrics.add('batches', this.subject);
    this.metrics.add('events', this.subject, events);
    this.metrics.add('batch_ms', this.subject, total);
  }
}
