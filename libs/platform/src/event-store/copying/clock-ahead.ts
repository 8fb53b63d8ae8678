import type { Instant, Position } from '@covertrail/domain/kernel/event';
import type { LogEvent, StoredEvent } from '../event-store.port.js';
import type { RecordedEvent } from './log-target.port.js';

/** Clocks of several machines differ by less. */
const CLOCKS_APART_MS = 60_000;

/** An event that was stored earlier than it counts as recorded, and when. */
interface StoredEarlier {
  readonly position: Position;
  readonly storedAt: Instant;
}

/**
 * Where a clock was ahead for a time, the events of that time and all after them count as recorded at the moment that it showed: the log
 * never sets that time back. When each event was stored says by when it had happened; this finds the events that count as recorded later
 * than an event after them was stored.
 */
export class ClockAhead {
  /** In the order of the log; `storedAt` rises, because an earlier event happened before each later one. */
  private readonly found: StoredEarlier[] = [];

  /** Reads a log once, from its first event. */
  static async in(events: AsyncIterable<LogEvent>): Promise<ClockAhead> {
    const ahead = new ClockAhead();
    for await (const {
      position,
      storedAt,
      meta: { recordedAt },
    } of events) {
      if (Date.parse(recordedAt) - Date.parse(storedAt) > CLOCKS_APART_MS) ahead.add({ position, storedAt });
    }
    return ahead;
  }

  /** The same events, each recorded no later than it or any event after it was stored. The text of the caller goes with the time. */
  async *corrected(events: AsyncIterable<StoredEvent>): AsyncGenerator<RecordedEvent> {
    let next = 0;
    for await (const event of events) {
      while (next < this.found.length && this.found[next]!.position < event.position) next += 1;
      const latest = this.found[next]?.storedAt;
      yield latest === undefined || event.meta.recordedAt <= latest ? event : recordedAt(event, latest);
    }
  }

  private add(later: StoredEarlier): void {
    while ((this.found.at(-1)?.storedAt ?? '') > later.storedAt) this.found.pop();
    this.found.push(later);
  }
}

function recordedAt({ clockAt: _clockAt, ...event }: RecordedEvent, moment: Instant): RecordedEvent {
  return { ...event, meta: { ...event.meta, recordedAt: moment } };
}
