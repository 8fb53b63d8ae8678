import { START, type EventStore, type NewEvent } from '@covertrail/platform/event-store/event-store.port';
import { openEventStoreDb } from '@covertrail/platform/event-store/eventstoredb-event-store.adapter';
import { newId } from '@covertrail/platform/ids/ids';
import type { Measure } from '../bench.js';
import { eventstoreServer } from '../eventstore-server.js';
import { duration, perSecond, type Figure, type Setting } from '../figure.js';
import { sampleEvent } from '../sample-event.js';
import { median } from '../timing.js';

/** Events in the log; `--full` has a million of them, and COVERTRAIL_BENCH_EVENTS says another number. */
const EVENTS = 50_000;
const ALL_EVENTS = 1_000_000;
const TOGETHER = 50;
const AT_ONCE = 16;
const QUESTIONS = 50;
const LEAST_RATE = 10_000;
const FIRST_MOMENT = Date.parse('2026-01-01T00:00:00.000Z');

const momentOf = (index: number): string => new Date(FIRST_MOMENT + index * 1_000).toISOString();

function eventAt(index: number): NewEvent {
  const event = sampleEvent();
  return { ...event, meta: { ...event.meta, recordedAt: momentOf(index) } };
}

async function fill(store: EventStore, events: number): Promise<void> {
  for (let from = 0; from < events; from += TOGETHER * AT_ONCE) {
    const starts = Array.from({ length: AT_ONCE }, (_, part) => from + part * TOGETHER).filter((start) => start < events);
    await Promise.all(starts.map((start) => store.append(`policy-${newId()}`, Array.from({ length: TOGETHER }, (_, index) => eventAt(start + index)), 'no-stream')));
  }
}

async function medianOf(question: (number: number) => Promise<unknown>): Promise<number> {
  const took: number[] = [];
  for (let number = 0; number < QUESTIONS; number += 1) {
    const before = performance.now();
    await question(number);
    took.push(performance.now() - before);
  }
  return median(took);
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const before = performance.now();
  await work();
  return performance.now() - before;
}

async function readThrough(store: EventStore): Promise<number> {
  let count = 0;
  for await (const event of store.readAll({ after: START })) if (event.damage === null) count += 1;
  return count;
}

/** A log of some size on a server: what is asked of it without reading it, and how fast it is read. */
export const eventstoreLog: Measure = {
  name: 'eventstore-log',
  async run(bench) {
    const given = Number(process.env['COVERTRAIL_BENCH_EVENTS']);
    const events = given > 0 ? given : bench.full ? ALL_EVENTS : EVENTS;
    const server = await eventstoreServer(bench.folder());
    const settings = { url: server.url, user: null, password: null, caFile: null };
    const writing = await openEventStoreDb(settings);
    await fill(writing, events);
    // Whoever wrote has made the index of segments by then.
    await writing.positionAt(momentOf(0));
    await writing.close();
    const store = await openEventStoreDb(settings);
    try {
      const first = await timed(() => store.positionAt(momentOf(events / 2)));
      const moment = await medianOf((number) => store.positionAt(momentOf(Math.floor((events * number) / QUESTIONS))));
      const head = await medianOf(() => store.head());
      const missing = await timed(() => store.missing());
      const readMs = await timed(() => readThrough(store));
      const setting: Setting = { workload: `${QUESTIONS} questions, medians`, callers: '1', durability: 'as the server promises', size: `${events.toLocaleString('en')} events on ${server.name}` };
      const plain = (measure: string, ms: number): Figure => ({ measure, ours: duration(ms), peer: '–', ratio: null, bar: '–', met: null, ...setting });
      const rate = (events * 1_000) / readMs;
      return [
        plain('position of a moment, just opened', first),
        plain('position of a moment', moment),
        plain('head of the log', head),
        plain('events that are missing, the whole log compared', missing),
        {
          measure: 'the log read through, checksums compared', ours: perSecond(rate), peer: '–', ratio: null,
          bar: `≥ ${perSecond(LEAST_RATE)}`, met: rate >= LEAST_RATE, ...setting, workload: 'from the first event, once',
        },
      ];
    } finally {
      await store.close();
      await server.end();
    }
  },
};
