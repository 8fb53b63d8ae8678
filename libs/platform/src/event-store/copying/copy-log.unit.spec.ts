import { cpSync, existsSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from '@photostructure/sqlite';
import { newId } from '../../ids/ids.js';
import { START, type EventStore, type LogEvent } from '../event-store.port.js';
import { isUnfinished, originOf } from '../log-id.js';
import { openSqliteEventStore } from '../sqlite-event-store.adapter.js';
import { verifyLedger } from '../verify-ledger.js';
import { collect, metaAt, newStream } from '../testing/log-under-test.js';
import { copyLog, CopyRefused, wholeEvents } from './copy-log.js';
import { logPlace } from './log-place.js';
import { TargetInUse, TargetTaken, type RecordedEvent } from './log-target.port.js';

const EVENTS = 2_500;

describe('a copy of a log [K06]', () => {
  let folder: string;
  let source: EventStore;
  const fileOf = (name: string): string => join(folder, name, 'events.db');
  const open = (name: string): Promise<EventStore> => openSqliteEventStore({ file: fileOf(name), writer: 'inline' });
  /** A connection keeps its lock until its statements are collected, as long as its process runs: another program finds another file. */
  const asOfAnotherProgram = (name: string): void => {
    if (!existsSync(join(folder, name))) return;
    cpSync(join(folder, name), join(folder, 'moving'), { recursive: true });
    rmSync(join(folder, name), { recursive: true });
    renameSync(join(folder, 'moving'), join(folder, name));
  };
  const opened: EventStore[] = [];
  const openCopy = async (name: string): Promise<EventStore> => {
    const seen = `seen-${opened.length}`;
    cpSync(join(folder, name), join(folder, seen), { recursive: true });
    opened.push(await open(seen));
    return opened.at(-1)!;
  };
  const place = (name: string) => logPlace(`folder:${join(folder, name)}`);
  const append = async (store: EventStore, count: number): Promise<void> => {
    const streams = Array.from({ length: 7 }, newStream);
    // Every fifth clock is behind: the log raises its time.
    const appends = Array.from({ length: count }, (_, index) =>
      store.append(
        streams[index % streams.length]!,
        [
          {
            id: newId(),
            type: 'PolicyAdded',
            data: { index, text: 'é\u2028"' },
            meta: metaAt(1_800_000_000_000 + index - (index % 5 === 0 ? 90 : 0)),
          },
        ],
        'any',
      ),
    );
    await Promise.all(appends);
  };
  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'copy-log-'));
    source = await open('from');
    await append(source, EVENTS);
  });
  afterEach(async () => {
    for (const store of [source, ...opened.splice(0)]) await store.close();
    rmSync(folder, { recursive: true });
  });

  const eventsOf = (store: EventStore): Promise<LogEvent[]> => collect(store.readAll({ after: START }));
  const all = (): AsyncGenerator<RecordedEvent> => wholeEvents(source.readAll({ after: START }));
  async function* firstOf(count: number): AsyncGenerator<RecordedEvent> {
    let given = 0;
    for await (const event of all()) {
      if (given === count) throw new Error('killed');
      given += 1;
      yield event;
    }
  }
  const copyTo = async (name: string, events: AsyncIterable<RecordedEvent> = all()) => {
    if (name !== 'from') asOfAnotherProgram(name);
    const target = await place(name).openTarget(await source.logId());
    return copyLog(events, target).finally(() => target.close());
  };
  const withoutStore = (events: readonly LogEvent[]) => events.map(({ storedAt: _storedAt, ...event }) => event);

  it('holds the same events, in the same order, with the same times and checksums', async () => {
    const reached: number[] = [];
    const target = await place('to').openTarget(await source.logId());
    const copied = await copyLog(all(), target, ({ events }) => reached.push(events));
    await target.close();
    expect(copied).toMatchObject({ events: EVENTS, before: 0 });
    expect(reached).toEqual([1_000, 2_000, 2_500]);
    const copy = await openCopy('to');
    expect(withoutStore(await eventsOf(copy))).toEqual(withoutStore(await eventsOf(source)));
    expect((await eventsOf(copy)).filter((event) => event.damage === null && event.clockAt !== undefined)).not.toEqual(
      [],
    );
    expect(await verifyLedger(copy)).toMatchObject({ events: EVENTS, unchecked: 0, altered: 0 });
    expect(await copy.logId()).not.toBe(await source.logId());
    expect(originOf(await copy.logId())).toBe(await source.logId());
  });

  it('continues where it was killed, cannot be opened as a log until it ends, and copies later events when it runs again', async () => {
    await expect(copyTo('to', firstOf(1_700))).rejects.toThrow('killed');
    const half = await openCopy('to');
    expect(isUnfinished(await half.logId())).toBe(true);
    expect(await eventsOf(half)).toHaveLength(1_000);
    const first = await copyTo('to');
    expect(first).toMatchObject({ events: EVENTS, before: 1_000 });
    await append(source, 10);
    const again = await copyTo('to');
    expect(again).toMatchObject({ events: EVENTS + 10, before: EVENTS });
    expect(again.sha256).not.toBe(first.sha256);
    expect((await copyTo('other')).sha256).toBe(again.sha256);
  });

  it('refuses a log that is no copy, the log itself, and a copy that went its own way', async () => {
    const foreign = await open('foreign');
    await foreign.close();
    await expect(copyTo('foreign')).rejects.toBeInstanceOf(TargetTaken);
    cpSync(join(folder, 'from'), join(folder, 'same'), { recursive: true });
    await expect(copyTo('same')).rejects.toBeInstanceOf(TargetTaken);
    await copyTo('to');
    await append(await openCopy('to'), 1);
    cpSync(join(folder, 'seen-0'), join(folder, 'own'), { recursive: true });
    await expect(copyTo('own')).rejects.toThrow('holds more than');
    await append(source, 1);
    await expect(copyTo('own')).rejects.toThrow(`Event ${EVENTS + 1} of the copy is not that of the log`);
  });

  it('refuses a copy that a program has open, and lets no program in while it copies', async () => {
    await copyTo('to');
    const used = await open('to');
    opened.push(used);
    await expect(place('to').openTarget(await source.logId())).rejects.toBeInstanceOf(TargetInUse);
    const target = await place('new').openTarget(await source.logId());
    const another = new DatabaseSync(fileOf('new'), { timeout: 0 });
    expect(() => another.prepare('SELECT id FROM ledger').get()).toThrow('locked');
    another.close();
    await target.close();
  });

  it('stops at an event that is damaged, and finishes no copy that is', async () => {
    const alter = (name: string): void => {
      const database = new DatabaseSync(fileOf(name));
      database.exec("UPDATE events SET data = replace(data, 'index', 'indey') WHERE position = 1500");
      database.close();
    };
    await copyTo('to');
    alter('to');
    await expect(copyTo('to')).rejects.toThrow('Event 1500 of the copy is not that of the log');
    alter('from');
    await expect(copyTo('new')).rejects.toThrow(CopyRefused);
    await expect(copyTo('new')).rejects.toThrow('The log is damaged at 00000000000000001500');
  });

  it('needs a log, and a place that has a name', async () => {
    expect(() => logPlace('events.db')).toThrow('"events.db" names no log');
    await expect(place('nowhere').open()).rejects.toThrow('There is no log at');
    expect(existsSync(fileOf('nowhere'))).toBe(false);
  });
});
