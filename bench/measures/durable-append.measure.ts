import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { EventStore } from '@covertrail/platform/event-store/event-store.port';
import { openSqliteEventStore } from '@covertrail/platform/event-store/sqlite-event-store.adapter';
import {
  APPEND_WORKLOAD,
  appendRate,
  appendRates,
  CALLERS,
  callersText,
  LEAST_SHARE,
  toStore,
  type AppendCaller,
} from '../append-rounds.js';
import type { Bench, Measure } from '../bench.js';
import { FLUSHED, perSecond, type Figure } from '../figure.js';
import { RawLog } from '../raw-log.js';
import { sampleEvent } from '../sample-event.js';

/** The best that EventStoreDB gave on a machine of this kind. */
const LEAST_RATE = 9_300;

let streams = 0;
const toRaw =
  (raw: RawLog): AppendCaller =>
  async (until) => {
    const stream = (streams += 1);
    let count = 0;
    for (; performance.now() < until; count += 1) await raw.append(stream, count, sampleEvent());
    return count;
  };

async function compare(callers: number, store: EventStore, raw: RawLog): Promise<Figure> {
  const { ours, theirs } = await appendRates(callers, toStore(store), toRaw(raw));
  const ratio = ours / theirs;
  const hasBar = callers === Math.max(...CALLERS);
  return {
    measure: `durable append, ${callersText(callers)}`,
    ours: perSecond(ours),
    peer: `${perSecond(theirs)} raw SQLite with the same group commit`,
    ratio,
    bar: hasBar ? `≥ ${LEAST_SHARE} × and ≥ ${perSecond(LEAST_RATE)}` : '–',
    met: hasBar ? ratio >= LEAST_SHARE && ours >= LEAST_RATE : null,
    workload: APPEND_WORKLOAD,
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
    await appendRate(8, toStore(store));
    await appendRate(8, toRaw(raw));
    const figures: Figure[] = [];
    for (const callers of CALLERS) figures.push(await compare(callers, store, raw));
    raw.close();
    await store.close();
    return figures;
  },
};
