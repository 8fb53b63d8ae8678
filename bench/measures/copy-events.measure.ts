import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { copyLog, wholeEvents } from '@covertrail/platform/event-store/copying/copy-log';
import { logPlace, type LogPlace } from '@covertrail/platform/event-store/copying/log-place';
import { openEventStoreDb } from '@covertrail/platform/event-store/eventstoredb-event-store.adapter';
import { START, type EventStore, type StoredEvent } from '@covertrail/platform/event-store/event-store.port';
import { openSqliteEventStore } from '@covertrail/platform/event-store/sqlite-event-store.adapter';
import { intact } from '@covertrail/platform/event-store/testing/intact';
import type { Bench, Measure } from '../bench.js';
import { eventstoreServer, type EventstoreServer } from '../eventstore-server.js';
import { perSecond, type Figure } from '../figure.js';
import { fillLog, longLogEvents } from '../filled-log.js';
import { once } from '../timing.js';

const EVENTS = 100_000;
const AT_ONCE = 20;

/** What `npm run copy-events` does: the copy is read back and compared before it is finished. */
async function copy(source: EventStore, place: LogPlace): Promise<void> {
  const target = await place.openTarget(await source.logId());
  await copyLog(wholeEvents(source.readAll({ after: START })), target).finally(() => target.close());
}

/** A place without a log. */
interface EmptyPlace {
  readonly place: LogPlace;
  begin(): Promise<EventStore>;
}

/** The peer: what is read is appended, events that follow one another in a stream together, and nothing is compared. */
async function copyPlainly(source: EventStore, to: EmptyPlace): Promise<void> {
  const store = await to.begin();
  let runs: StoredEvent[][] = [];
  const flush = async (): Promise<void> => {
    await Promise.all(runs.map((run) => store.append(run[0]!.stream, run, 'no-stream')));
    runs = [];
  };
  for await (const event of source.readAll({ after: START })) {
    const run = runs.at(-1);
    if (run?.[0]!.stream === event.stream) run.push(intact(event));
    else {
      if (runs.length === AT_ONCE) await flush();
      runs.push([intact(event)]);
    }
  }
  await flush();
  await store.close();
}

/** A log in a folder is copied to another place, beside a plain loop. */
export const copyEvents: Measure = {
  name: 'copy-events',
  async run(bench) {
    const events = longLogEvents(bench, EVENTS);
    const source = await folderPlace(bench).begin();
    await fillLog(source, events);
    const [server, other] = [await eventstoreServer(bench.folder()), await eventstoreServer(bench.folder())];
    try {
      return [
        await compare(source, events, 'a folder', [folderPlace(bench), folderPlace(bench)]),
        await compare(source, events, server.name, [serverPlace(server), serverPlace(other)]),
      ];
    } finally {
      await source.close();
      await server.end();
      await other.end();
    }
  },
};

async function compare(
  source: EventStore,
  events: number,
  where: string,
  [mine, peer]: readonly [EmptyPlace, EmptyPlace],
): Promise<Figure> {
  const theirs = (events * 1_000) / (await once(() => copyPlainly(source, peer)));
  const ours = (events * 1_000) / (await once(() => copy(source, mine.place)));
  return {
    measure: `a log copied from a folder to ${where}`,
    ours: perSecond(ours),
    peer: `${perSecond(theirs)} reading and appending alone`,
    ratio: ours / theirs,
    bar: '–',
    met: null,
    workload: 'once; ours compares the whole copy with the log before it is finished',
    callers: '1',
    durability: 'as the place promises, the same on both sides',
    size: `${events.toLocaleString('en')} events in streams of 50`,
  };
}

function folderPlace(bench: Bench): EmptyPlace {
  const folder = bench.folder();
  mkdirSync(folder);
  const begin = (): Promise<EventStore> => openSqliteEventStore({ file: join(folder, 'events.db'), writer: 'worker' });
  return { place: logPlace(`folder:${folder}`, {}), begin };
}

const serverPlace = ({ url }: EventstoreServer): EmptyPlace => ({
  place: logPlace(url, {}),
  begin: () => openEventStoreDb({ url, user: null, password: null, caFile: null }),
});
