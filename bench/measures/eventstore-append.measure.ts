import { jsonEvent, NO_STREAM } from '@eventstore/db-client';
import { openEventStoreDb } from '@covertrail/platform/event-store/eventstoredb-event-store.adapter';
import type { EventStore } from '@covertrail/platform/event-store/event-store.port';
import { clientOf, type LogClient } from '@covertrail/platform/event-store/eventstoredb/log-client';
import { newId } from '@covertrail/platform/ids/ids';
import {
  APPEND_WORKLOAD,
  appendRates,
  CALLERS,
  callersText,
  LEAST_SHARE,
  toStore,
  type AppendCaller,
} from '../append-rounds.js';
import type { Measure } from '../bench.js';
import { perSecond, type Figure } from '../figure.js';
import { eventstoreServer, type EventstoreServer } from '../eventstore-server.js';
import { sampleEvent } from '../sample-event.js';

/** The same event and metadata by the client alone: no checksum, no ids looked at. */
const toClient =
  (client: LogClient): AppendCaller =>
  async (until) => {
    const stream = `policy-${newId()}`;
    let count = 0;
    for (; performance.now() < until; count += 1) {
      const { id, type, data, meta } = sampleEvent();
      const event = jsonEvent({ id, type, data: JSON.parse(JSON.stringify(data)), metadata: meta });
      await client.appendToStream(stream, event, { expectedRevision: count === 0 ? NO_STREAM : BigInt(count - 1) });
    }
    return count;
  };

async function compare(
  callers: number,
  store: EventStore,
  client: LogClient,
  server: EventstoreServer,
): Promise<Figure> {
  const { ours, theirs } = await appendRates(callers, toStore(store), toClient(client));
  const ratio = ours / theirs;
  return {
    measure: `append on ${server.name}, ${callersText(callers)}`,
    ours: perSecond(ours),
    peer: `${perSecond(theirs)} the bare client`,
    ratio,
    bar: `≥ ${LEAST_SHARE} ×`,
    met: ratio >= LEAST_SHARE,
    workload: APPEND_WORKLOAD,
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
