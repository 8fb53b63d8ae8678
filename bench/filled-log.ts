import type { EventStore, NewEvent } from '@covertrail/platform/event-store/event-store.port';
import { newId } from '@covertrail/platform/ids/ids';
import type { Bench } from './bench.js';
import { sampleEvent } from './sample-event.js';

const ALL_EVENTS = 1_000_000;
const TOGETHER = 50;
const AT_ONCE = 16;
const FIRST_MOMENT = Date.parse('2026-01-01T00:00:00.000Z');

/** When the event of that number was recorded: one each second. */
export const momentOf = (index: number): string => new Date(FIRST_MOMENT + index * 1_000).toISOString();

/** How many events a long log has: `--full` a million, and COVERTRAIL_BENCH_EVENTS says another number. */
export function longLogEvents({ full }: Bench, usual: number): number {
  const given = Number(process.env['COVERTRAIL_BENCH_EVENTS']);
  return given > 0 ? given : full ? ALL_EVENTS : usual;
}

/** Appends so many events, in streams of 50. */
export async function fillLog(store: EventStore, events: number): Promise<void> {
  for (let from = 0; from < events; from += TOGETHER * AT_ONCE) {
    const starts = Array.from({ length: AT_ONCE }, (_, part) => from + part * TOGETHER).filter(
      (start) => start < events,
    );
    await Promise.all(
      starts.map((start) =>
        store.append(`policy-${newId()}`, eventsFrom(start, Math.min(TOGETHER, events - start)), 'no-stream'),
      ),
    );
  }
}

const eventsFrom = (start: number, count: number): NewEvent[] =>
  Array.from({ length: count }, (_, index) => eventAt(start + index));

function eventAt(index: number): NewEvent {
  const event = sampleEvent();
  return { ...event, meta: { ...event.meta, recordedAt: momentOf(index) } };
}
