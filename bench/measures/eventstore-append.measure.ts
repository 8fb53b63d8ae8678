import { jsonEvent, NO_STREAM } from '@eventstore/db-client';
import { openEventStoreDb } from '@covertrail/platform/event-store/eventstoredb-event-store.adapter';
import type { EventStore } from '@covertrail/platform/event-store/event-store.port';
import { clientOf, type LogClient } from '@covertrail/platform/event-store/eventstoredb/log-client';
import { newId } from '@covertrail/platform/ids/ids';
import type { Measure } from '../bench.js';
import { perSecond, type Figure } from '../figure.js';
import { eventstoreServer, type EventstoreServer } from '../eventstore-server.js';
import { sampleEvent } from '../sample-event.js';
import { median } from '../timing.js';

const ROUNDS = 7;
const ROUND_MS = 600;
const CALLERS = [1, 8, 32];
const LEAST_SHARE = 0.9;

type Caller = (until: number) => Promise<number>;

const toStore = (store: EventStore): Caller => async (until) => {
  const stream = `policy-${newId()}`;
  let count = 0;
  for (; performance.now() < until; count += 1) await store.append(stream, [sampleEvent()], count === 0 ? 'no-stream' : count - 1);
  return count;
};

/** The same event and metadata by the client alone: no checksum, no ids looked at. */
const toClient = (client: LogClient): Caller => async (until) => {
  const stream = `policy-${newId()}`;
  let count = 0;
  for (; performance.now() < until; count += 1) {
    const { id, type, data, meta } = sampleEvent();
    const event = jsonEvent({ id, type, data: JSON.parse(JSON.stringify(data)), metadata: meta });
    await client.appendToStream(stream, event, { expectedRevision: count === 0 ? NO_STREAM : BigInt(count - 1) });
  }
  return count;
};

async function rate(callers: number, call: Caller): Promise<number> {
  const started = performance.now();
  const counts = await Promise.all(Array.from({ length: callers }, () => call(started + ROUND_MS)));
  return (counts.reduce((sum, count) => sum + count, 0) * 1000) / (performance.now() - started);
}

async function compare(callers: number, store: EventStore, client: LogClient, server: EventstoreServer): Promise<Figure> {
  const ours: number[] = [];
  const theirs: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    ours.push(await rate(callers, toStore(store)));
    theirs.push(await rate(callers, toClient(client)));
  }
  const ratio = median(ours) / median(theirs);
  return {
    measure: `append on ${server.name}, ${callers} ${callers === 1 ? 'caller' : 'callers'}`,
    ours: perSecond(median(ours)),
    peer: `${perSecond(median(theirs))} the bare client`,
    ratio,
    bar: `≥ ${LEAST_SHARE} ×`,
    met: ratio >= LEAST_SHARE,
    workload: `one event an append, ${ROUNDS} rounds of ${ROUND_MS} ms each, in turns with the peer, medians`,
    callers: String(callers),
    durability: 'as the server promises, the same on both sides',
    size: 'streams of their own',
  };
}

/** Appends through the adapter, beside the client that it is built on. Both write in batches, so they take turns. */
export const eventstoreAppend: Measure = {
  name: 'eventstore-append',
  async run(bench) {
    const server = await eventstoreServer(bench.folder());
    const settings = { url: server.url, user: null, password: null, caFile: null };
    const store = await openEventStoreDb(settings);
    const client = clientOf(settings);
    try {
      const figures: Figure[] = [];
      for (const callers of CALLERS) figures.push(await compare(callers, store, client, server));
      return figures;
    } finally {
      await client.close();
      await store.close();
      await server.end();
    }
  },
};
