import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { EventStore } from '@covertrail/platform/event-store/event-store.port';
import { openSqliteEventStore } from '@covertrail/platform/event-store/sqlite-event-store.adapter';
import { newId } from '@covertrail/platform/ids/ids';
import type { Bench, Measure } from '../bench.js';
import { FLUSHED, perSecond, type Figure } from '../figure.js';
import { RawLog } from '../raw-log.js';
import { sampleEvent } from '../sample-event.js';
import { median } from '../timing.js';

const ROUNDS = 7;
const ROUND_MS = 600;
const CALLERS = [1, 8, 32];
const LEAST_SHARE = 0.9;
/** The best that EventStoreDB gave on a machine of this kind. */
const LEAST_RATE = 9_300;

type Caller = (until: number) => Promise<number>;

/** Appends until the time is over, each after the answer to the one before; how many. */
const toStore = (store: EventStore): Caller => async (until) => {
  const stream = `policy-${newId()}`;
  let count = 0;
  for (; performance.now() < until; count += 1) await store.append(stream, [sampleEvent()], count === 0 ? 'no-stream' : count - 1);
  return count;
};

let streams = 0;
const toRaw = (raw: RawLog): Caller => async (until) => {
  const stream = (streams += 1);
  let count = 0;
  for (; performance.now() < until; count += 1) await raw.append(stream, count, sampleEvent());
  return count;
};

/** Appends a second of so many callers at once. */
async function rate(callers: number, call: Caller): Promise<number> {
  const started = performance.now();
  const counts = await Promise.all(Array.from({ length: callers }, () => call(started + ROUND_MS)));
  return (counts.reduce((sum, count) => sum + count, 0) * 1000) / (performance.now() - started);
}

async function compare(callers: number, store: EventStore, raw: RawLog): Promise<Figure> {
  const ours: number[] = [];
  const theirs: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    ours.push(await rate(callers, toStore(store)));
    theirs.push(await rate(callers, toRaw(raw)));
  }
  const ratio = median(ours) / median(theirs);
  const hasBar = callers === Math.max(...CALLERS);
  return {
    measure: `durable append, ${callers} ${callers === 1 ? 'caller' : 'callers'}`,
    ours: perSecond(median(ours)),
    peer: `${perSecond(median(theirs))} raw SQLite with the same group commit`,
    ratio,
    bar: hasBar ? `≥ ${LEAST_SHARE} × and ≥ ${perSecond(LEAST_RATE)}` : '–',
    met: hasBar ? ratio >= LEAST_SHARE && median(ours) >= LEAST_RATE : null,
    workload: `one event an append, ${ROUNDS} rounds of ${ROUND_MS} ms each, in turns with the peer, medians`,
    callers: `${callers}, each waits for its answer`,
    durability: FLUSHED,
    size: `${Buffer.byteLength(JSON.stringify(sampleEvent()))} bytes an event, empty log at the start`,
  };
}

/** The event store against the driver alone with the same promises. */
export const durableAppend: Measure = {
  name: 'durable-append',
  run: async (bench: Bench) => {
    const folder = bench.folder();
    mkdirSync(folder);
    const store = await openSqliteEventStore({ file: join(folder, 'events.db'), writer: 'worker' });
    const raw = new RawLog(join(folder, 'raw.db'));
    await rate(8, toStore(store));
    await rate(8, toRaw(raw));
    const figures: Figure[] = [];
    for (const callers of CALLERS) figures.push(await compare(callers, store, raw));
    raw.close();
    await store.close();
    return figures;
  },
};
