import { START, type EventStore } from '@covertrail/platform/event-store/event-store.port';
import { openEventStoreDb } from '@covertrail/platform/event-store/eventstoredb-event-store.adapter';
import type { Measure } from '../bench.js';
import { eventstoreServer } from '../eventstore-server.js';
import { duration, perSecond, type Figure, type Setting } from '../figure.js';
import { fillLog, longLogEvents, momentOf } from '../filled-log.js';
import { median, once } from '../timing.js';

const EVENTS = 50_000;
const QUESTIONS = 50;
const LEAST_RATE = 10_000;

async function medianOf(question: (number: number) => Promise<unknown>): Promise<number> {
  const took: number[] = [];
  for (let number = 0; number < QUESTIONS; number += 1) took.push(await once(() => question(number)));
  return median(took);
}

async function readThrough(store: EventStore): Promise<number> {
  let count = 0;
  for await (const event of store.readAll({ after: START })) if (event.damage === null) count += 1;
  return count;
}

/** What was measured, in milliseconds. */
interface Taken {
  readonly first: number;
  readonly moment: number;
  readonly head: number;
  readonly missing: number;
  readonly read: number;
}

async function take(store: EventStore, events: number): Promise<Taken> {
  const first = await once(() => store.positionAt(momentOf(events / 2)));
  const moment = await medianOf((number) => store.positionAt(momentOf(Math.floor((events * number) / QUESTIONS))));
  const head = await medianOf(() => store.head());
  const missing = await once(() => store.missing());
  const read = await once(() => readThrough(store));
  return { first, moment, head, missing, read };
}

function figuresOf({ first, moment, head, missing, read }: Taken, events: number, server: string): Figure[] {
  const setting: Setting = {
    workload: `${QUESTIONS} questions, medians`,
    callers: '1',
    durability: 'as the server promises',
    size: `${events.toLocaleString('en')} events on ${server}`,
  };
  const plain = (measure: string, ms: number): Figure => ({
    measure,
    ours: duration(ms),
    peer: '–',
    ratio: null,
    bar: '–',
    met: null,
    ...setting,
  });
  const rate = (events * 1_000) / read;
  return [
    plain('position of a moment, just opened', first),
    plain('position of a moment', moment),
    plain('head of the log', head),
    plain('events that are missing, the whole log compared', missing),
    {
      measure: 'the log read through, checksums compared',
      ours: perSecond(rate),
      peer: '–',
      ratio: null,
      bar: `≥ ${perSecond(LEAST_RATE)}`,
      met: rate >= LEAST_RATE,
      ...setting,
      workload: 'from the first event, once',
    },
  ];
}

/** A log of some size on a server: what is asked of it without reading it, and how fast it is read. */
export const eventstoreLog: Measure = {
  name: 'eventstore-log',
  async run(bench) {
    const events = longLogEvents(bench, EVENTS);
    const server = await eventstoreServer(bench.folder());
    const settings = { url: server.url, user: null, password: null, caFile: null };
    const writing = await openEventStoreDb(settings);
    await fillLog(writing, events);
    // Whoever wrote has made the index of segments by then.
    await writing.positionAt(momentOf(0));
    await writing.close();
    const store = await openEventStoreDb(settings);
    try {
      return figuresOf(await take(store, events), events, server.name);
    } finally {
      await store.close();
      await server.end();
    }
  },
};
