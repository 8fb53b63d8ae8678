import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Worker } from 'node:worker_threads';
import { newId } from '../ids/ids.js';
import { setFormat } from '../sqlite/testing/set-format.js';
import { spawnWorker } from '../worker/spawn-worker.js';
import { EventStoreTooNew, NotAppendable, OutcomeUnknown, START, type EventStore } from './event-store.port.js';
import { GroupCommitQueue } from './group-commit-queue.js';
import { prepareAppend } from './prepared-append.js';
import { openSqliteEventStore } from './sqlite-event-store.adapter.js';
import { SqliteReader } from './sqlite-reader.js';
import type { DyingWriter } from './testing/dying-writer.worker.js';
import { idsOf, iterate, LogUnderTest, newStream, revisionsOf, takeEvents, upTo } from './testing/log-under-test.js';
import { outputOf, sourceCommand, start } from './testing/source-process.js';
import { SqliteTestLog } from './testing/sqlite-log.js';
import { launchWriter, WorkerCommitChannel } from './worker-commit-channel.js';

let file: SqliteTestLog;
let log: LogUnderTest;
let store: EventStore;
beforeEach(async () => {
  file = new SqliteTestLog();
  log = await LogUnderTest.begin(async () => file);
  store = log.store;
});
afterEach(() => log.end());

describe('event ids', () => {
  it('belong to one stream', async () => {
    const events = log.events(2);
    await store.append(newStream(), events, 'any');
    const elsewhere = newStream();
    await expect(store.append(elsewhere, events, 'any')).rejects.toBeInstanceOf(NotAppendable);
    await expect(store.append(elsewhere, events, 'no-stream')).rejects.toBeInstanceOf(NotAppendable);
    expect(await store.readStream(elsewhere)).toEqual([]);
    expect((await store.append(elsewhere, log.events(1), 'no-stream')).revision).toBe(0);
  });

  it.each(['any', 0, 1] as const)('are repeated together or not at all (expected %s)', async (expected) => {
    const stream = newStream();
    const [first, second] = [log.event(), log.event()];
    await store.append(stream, [first, second], 'any');
    const refused = [
      [first, log.event()],
      [log.event(), second],
      [second, first],
    ];
    for (const events of refused)
      await expect(store.append(stream, events, expected)).rejects.toBeInstanceOf(NotAppendable);
    expect(idsOf(await store.readStream(stream))).toEqual(idsOf([first, second]));
  });

  it('refused in a group leave the others of the group alone', async () => {
    const [stream, appended] = [newStream(), log.event()];
    await store.append(newStream(), [appended], 'any');
    const attempts = [[log.event()], [log.event(), appended], [appended], [log.event()]];
    const outcomes = await Promise.allSettled(attempts.map((events) => store.append(stream, events, 'any')));
    expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'rejected', 'fulfilled']);
    expect(idsOf(await store.readStream(stream))).toEqual(idsOf([...(attempts[0] ?? []), ...(attempts[3] ?? [])]));
    expect(await store.head()).toBe('00000000000000000003');
  });
});

describe('recordedAt', () => {
  it('is raised to the last one recorded when a clock is behind, and never falls', async () => {
    const [early, late] = [log.event(), log.event()];
    const stream = newStream();
    const first = await store.append(stream, [late], 'any');
    const second = await store.append(stream, [early], 'any');
    const [, raised] = await store.readStream(stream);
    expect(raised?.meta).toEqual({ ...early.meta, recordedAt: late.meta.recordedAt });
    expect(await store.positionAt(early.meta.recordedAt)).toBe(START);
    expect(await store.positionAt(late.meta.recordedAt)).toBe(second.position);
    expect(second.position > first.position).toBe(true);
  });

  it('is not raised by an append that was refused', async () => {
    const [appended, early, late] = [log.event(), log.event(), log.event()];
    await store.append(newStream(), [appended], 'any');
    await expect(store.append(newStream(), [late, appended], 'any')).rejects.toBeInstanceOf(NotAppendable);
    const stream = newStream();
    await store.append(stream, [early], 'any');
    expect((await store.readStream(stream))[0]?.meta).toEqual(early.meta);
  });

  it('must be an instant in UTC', async () => {
    const event = log.event();
    const zoned = { ...event, meta: { ...event.meta, recordedAt: '2026-11-21T09:12:00+02:00' } };
    await expect(store.append(newStream(), [zoned], 'any')).rejects.toBeInstanceOf(NotAppendable);
  });
});

describe('the file', () => {
  it('starts empty, and is found again as it was left', async () => {
    expect(await store.head()).toBe(START);
    const { position } = await log.append(newStream(), 3);
    const id = await store.logId();
    await store.close();
    const again = await log.another();
    expect([await again.head(), await again.logId()]).toEqual([position, id]);
    expect((await again.append(newStream(), log.events(1), 'any')).position > position).toBe(true);
  });

  it('has an id of its own', async () => {
    const other = await LogUnderTest.begin(async () => new SqliteTestLog());
    expect(await other.store.logId()).not.toBe(await store.logId());
    await other.end();
  });

  it('cannot be opened where there is none to be', async () => {
    for (const writer of ['inline', 'worker'] as const) {
      await expect(openSqliteEventStore({ file: join(file.file, 'events.sqlite'), writer })).rejects.toThrow(
        /EEXIST|ENOTDIR/,
      );
      await expect(openSqliteEventStore({ file: dirname(file.file), writer })).rejects.toThrow(
        `The file ${dirname(file.file)} cannot be used`,
      );
    }
  });

  it.each(['inline', 'worker'] as const)(
    'is refused where newer code wrote it (%s), and stays as it was',
    async (writer) => {
      await log.append(newStream());
      await store.close();
      setFormat(file.file, 99);
      const before = readFileSync(file.file);
      const opening = openSqliteEventStore({ file: file.file, writer });
      await expect(opening).rejects.toThrow(new EventStoreTooNew(99, 2));
      await expect(opening).rejects.toBeInstanceOf(EventStoreTooNew);
      expect(readFileSync(file.file).equals(before)).toBe(true);
    },
  );

  it('is taken up from before files said their format', async () => {
    const { position } = await log.append(newStream());
    await store.close();
    setFormat(file.file, 0);
    expect(await (await log.another()).head()).toBe(position);
  });

  it('gives nothing for a position that no log gave out', async () => {
    await expect(store.readStream('policy-1', { upTo: '17' })).rejects.toBeInstanceOf(RangeError);
  });

  it('stores what was handed over before it is closed, and takes nothing after', async () => {
    const stream = newStream();
    const appends = upTo(5).map(() => log.append(stream));
    await store.close();
    expect((await Promise.all(appends)).map(({ revision }) => revision)).toEqual(upTo(5));
    await expect(log.append(stream)).rejects.toThrow('closed');
  });

  it('is written by another process while this one writes, reads and follows it', async () => {
    const ending = new AbortController();
    const items = iterate(store.subscribeToAll({ after: START, signal: ending.signal }));
    const load = outputOf(start(sourceCommand('append-load', file.file, '4', '30')));
    const theirs = await takeEvents(items, 1);
    const stream = newStream();
    const ours = await Promise.all(upTo(40).map(() => log.append(stream)));
    const acknowledged = await load;
    const rest = await takeEvents(items, acknowledged.length + ours.length - 1);
    const all = [...theirs, ...rest];
    expect(all.map(({ position }) => Number(position))).toEqual(upTo(all.length).map((index) => index + 1));
    const received = new Set(idsOf(all));
    expect(acknowledged.filter((line) => !received.has(line.slice(0, 36)))).toEqual([]);
    expect(revisionsOf(await store.readStream(stream))).toEqual(upTo(40));
    ending.abort();
  });
});

describe('an append of another process', () => {
  it('reaches who waits by its signal, without looking from time to time', async () => {
    const looking = jest.spyOn(globalThis, 'setInterval').mockReturnValue(0 as never);
    const ending = new AbortController();
    const items = iterate(store.subscribeToAll({ after: START, signal: ending.signal }));
    expect((await items.next()).value).toEqual({ kind: 'caught-up', position: START });
    const theirs = await log.another();
    for (const type of ['One', 'Two']) {
      const arrived = items.next();
      await nextTurn();
      await theirs.append(newStream(), [log.event({ type })], 'any');
      expect((await arrived).value).toMatchObject({ kind: 'event', event: { type } });
    }
    expect(looking).toHaveBeenCalled();
    looking.mockRestore();
    ending.abort();
  });
});

describe('a new file', () => {
  it('is made once by processes that open it at the same time', async () => {
    const fresh = join(dirname(file.file), 'fresh.sqlite');
    const loads = await Promise.all(upTo(3).map(() => outputOf(start(sourceCommand('append-load', fresh, '0')))));
    expect(loads).toEqual([[], [], []]);
    const writers = ['inline', 'worker', 'inline', 'worker'] as const;
    const stores = await Promise.all(writers.map((writer) => openSqliteEventStore({ file: fresh, writer })));
    expect(new Set(await Promise.all(stores.map((each) => each.logId()))).size).toBe(1);
    for (const each of stores) await each.close();
  });
});

describe('caught-up', () => {
  it('waits for what came while the last page was consumed', async () => {
    await log.append(newStream(), 3);
    const ending = new AbortController();
    const kinds: string[] = [];
    for await (const { kind } of store.subscribeToAll({ after: START, signal: ending.signal })) {
      kinds.push(kind);
      if (kinds.length === 3) await log.append(newStream(), 2);
      if (kind === 'caught-up') ending.abort();
    }
    expect(kinds).toEqual(['event', 'event', 'event', 'event', 'event', 'caught-up']);
  });
});

describe('back-pressure', () => {
  it('reads no page before the last one is consumed', async () => {
    for (const size of upTo(4)) await log.append(newStream(), 200 + size);
    const pages = jest.spyOn(SqliteReader.prototype, 'page');
    const items = iterate(store.subscribeToAll({ after: START }));
    await takeEvents(items, 200);
    const readForTheFirst = pages.mock.calls.length;
    await log.append(newStream(), 1);
    expect([readForTheFirst, pages.mock.calls.length]).toEqual([1, 1]);
    await takeEvents(items, 600);
    expect(pages.mock.calls.length).toBeGreaterThan(1);
    pages.mockRestore();
  });
});

describe('a writer thread that dies', () => {
  const workers: Worker[] = [];
  beforeEach(() => workers.splice(0));
  /** The first writer dies; the next ones live. */
  const channelThatLoses = (dies: DyingWriter['dies']): WorkerCommitChannel =>
    new WorkerCommitChannel(file.file, (settings) => {
      const dying = (): Worker =>
        spawnWorker('testing/dying-writer.worker', import.meta.url, { ...settings, dies } satisfies DyingWriter);
      const worker = workers.length === 0 ? dying() : launchWriter(settings);
      workers.push(worker);
      return worker;
    });

  it('leaves the outcome of its group unknown; a repeat starts another and settles it', async () => {
    const channel = channelThatLoses('before-commit');
    const queue = new GroupCommitQueue(channel, () => undefined);
    const prepared = prepareAppend(`policy-${newId()}`, log.events(1), 'no-stream');
    await channel.start();
    await expect(queue.append(prepared)).rejects.toBeInstanceOf(OutcomeUnknown);
    expect(await queue.append(prepared)).toMatchObject({ outcome: 'appended', revision: 0 });
    expect(workers).toHaveLength(2);
    await channel.close();
  });

  it('leaves nothing of a group that it had begun: the next one stores all of it', async () => {
    const channel = channelThatLoses({ afterBegins: 2 });
    await channel.start();
    const [first, second] = [newStream(), newStream()].map((stream) =>
      prepareAppend(stream, log.events(2), 'no-stream'),
    );
    channel.begin([first!]);
    expect(await channel.commit([first!, second!])).toMatchObject([
      { outcome: 'appended', position: 2 },
      { outcome: 'appended', position: 4 },
    ]);
    const more = [newStream(), newStream()].map((stream) => prepareAppend(stream, log.events(2), 'no-stream'));
    const died = once(workers[0]!, 'exit');
    channel.begin(more.slice(0, 1));
    await died;
    expect(await channel.commit(more)).toMatchObject([
      { outcome: 'appended', position: 6 },
      { outcome: 'appended', position: 8 },
    ]);
    expect((await store.missing()).count).toBe(0);
    expect(workers).toHaveLength(2);
    await channel.close();
  });
});
