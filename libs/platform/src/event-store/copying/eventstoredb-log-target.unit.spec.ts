import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  startEventStoreServer,
  type EventStoreServer,
} from '../../../../../test/eventstore-server/eventstore-server.js';
import { newId } from '../../ids/ids.js';
import type { EventStore } from '../event-store.port.js';
import { openEventStoreDb } from '../eventstoredb-event-store.adapter.js';
import { isUnfinished } from '../log-id.js';
import { collect, metaAt, newStream } from '../testing/log-under-test.js';
import { allOf, appendMany, copyOf, eventsOf, LogToCopy } from '../testing/log-to-copy.js';
import { CopyRefused } from './copy-log.js';
import { logPlace, type LogPlace } from './log-place.js';
import { TargetTaken } from './log-target.port.js';

const TAKEN_AT_ONCE = 1_000;
const NOBODY = { user: null, password: null, caFile: null };

let log: LogToCopy;
beforeEach(async () => {
  log = await LogToCopy.begin();
});
afterEach(() => log.end());

describe('a server as the place of a copy', () => {
  let server: EventStoreServer;
  let place: LogPlace;
  const opened: EventStore[] = [];
  const another = async (): Promise<EventStore> => {
    opened.push(await openEventStoreDb({ url: server.url, ...NOBODY }));
    return opened.at(-1)!;
  };
  beforeEach(async () => {
    server = await startEventStoreServer();
    place = logPlace(server.url);
    await appendMany(log.store, 50);
  });
  afterEach(async () => {
    for (const store of opened.splice(0)) await store.close();
    await server.stop();
  });

  it('is refused where it holds another log, and the log itself', async () => {
    const other = await another();
    await expect(log.copyTo(place)).rejects.toBeInstanceOf(TargetTaken);
    await appendMany(other, 1);
    await expect(copyOf(other, place)).rejects.toBeInstanceOf(TargetTaken);
    expect(await eventsOf(other)).toHaveLength(1);
  });

  it('is refused where it went its own way', async () => {
    await log.copyTo(place);
    const copy = await another();
    await appendMany(copy, 1);
    await expect(log.copyTo(place)).rejects.toThrow('holds more than');
    await appendMany(log.store, 1);
    await expect(log.copyTo(place)).rejects.toThrow('Event 51 of the copy is not that of the log');
    expect(isUnfinished(await copy.logId())).toBe(false);
  });

  it.each(['a stream of its own', 'a stream of the log'])(
    'is refused when another program appends to %s meanwhile',
    async (what) => {
      const [first] = await eventsOf(log.store);
      await log.copyTo(place);
      const copy = await another();
      await appendMany(log.store, TAKEN_AT_ONCE);
      const stream = what === 'a stream of its own' ? newStream() : first!.stream;
      await log.store.append(
        first!.stream,
        [{ id: newId(), type: 'PolicyAdded', data: {}, meta: metaAt(1_800_000_001_000) }],
        'any',
      );
      const grow = () =>
        copy.append(stream, [{ id: newId(), type: 'PolicyAdded', data: {}, meta: metaAt(1_800_000_000_000) }], 'any');
      await expect(log.copyTo(place, log.interrupted(60, grow))).rejects.toBeInstanceOf(CopyRefused);
      expect(isUnfinished(await (await reopened()).logId())).toBe(true);
    },
  );

  it('is not finished when it has grown since it was compared', async () => {
    const target = await place.openTarget(await log.store.logId());
    await target.take(await collect(allOf(log.store)));
    expect(await collect(target.events())).toHaveLength(50);
    await appendMany(await another(), 1);
    await expect(target.finish()).rejects.toThrow('Another program writes to EventStoreDB at 127.0.0.1');
    await target.close();
  });

  it('that takes no appends for a while is filled by the same command', async () => {
    await appendMany(log.store, TAKEN_AT_ONCE * 2);
    await expect(
      log.copyTo(
        place,
        log.interrupted(TAKEN_AT_ONCE, () => server.faults.takeNoAppends('read-only')),
      ),
    ).rejects.toThrow('run the same command again');
    server.faults.takeNoAppends(null);
    expect((await log.copyTo(place)).events).toBe(50 + TAKEN_AT_ONCE * 2);
  });

  it('is filled in order also where its client sends each append as a call of its own', async () => {
    const first = await startEventStoreServer();
    const held = await openEventStoreDb({ url: first.url, ...NOBODY });
    const { sha256 } = await log.copyTo(place);
    expect((await log.copyTo(log.beside('other'))).sha256).toBe(sha256);
    await held.close();
    await first.stop();
  });

  it('is named by its address or by a file that holds it, and its name holds no password', async () => {
    const file = join(log.folder, 'eventstore-url');
    writeFileSync(file, `${server.url.replace('esdb://', 'esdb://admin:secret@')}\n`);
    const named = logPlace(`esdb-file:${file}`);
    expect(named.name).toBe(`EventStoreDB at 127.0.0.1:${server.port}`);
    expect(logPlace('esdb+discover://cluster.example:2113').name).toBe('EventStoreDB at cluster.example:2113');
    await expect(named.open()).rejects.toThrow('There is no log on EventStoreDB at');
    expect((await log.copyTo(named)).events).toBe(50);
    expect(() => logPlace('esdbs://admin:secret@host')).toThrow('"esdbs:" names no log');
  });

  async function reopened(): Promise<EventStore> {
    for (const store of opened.splice(0)) await store.close();
    return another();
  }
});
