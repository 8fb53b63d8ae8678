import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { newId } from '../../ids/ids.js';
import { copyLog, wholeEvents, type Copied } from '../copying/copy-log.js';
import { logPlace, type LogPlace } from '../copying/log-place.js';
import type { RecordedEvent } from '../copying/log-target.port.js';
import { START, type EventStore, type LogEvent } from '../event-store.port.js';
import { openSqliteEventStore } from '../sqlite-event-store.adapter.js';
import { collect, metaAt, newStream } from './log-under-test.js';

const STREAMS = 40;

/** A log in a file, in a folder of its own. */
export class LogToCopy {
  private constructor(
    readonly folder: string,
    readonly store: EventStore,
  ) {}

  static async begin(): Promise<LogToCopy> {
    const folder = mkdtempSync(join(tmpdir(), 'log-to-copy-'));
    return new LogToCopy(
      folder,
      await openSqliteEventStore({ file: join(folder, 'from', 'events.db'), writer: 'inline' }),
    );
  }

  /** A folder beside it. */
  beside(name: string): LogPlace {
    return logPlace(`folder:${join(this.folder, name)}`);
  }

  /** Its events, and something that happens before the one behind so many of them. */
  async *interrupted(count: number, happens: () => unknown): AsyncGenerator<RecordedEvent> {
    let given = 0;
    for await (const event of allOf(this.store)) {
      if (given === count) await happens();
      given += 1;
      yield event;
    }
  }

  async copyTo(place: LogPlace, events = allOf(this.store)): Promise<Copied> {
    return copyOf(this.store, place, events);
  }

  async end(): Promise<void> {
    await this.store.close();
    rmSync(this.folder, { recursive: true });
  }
}

export const allOf = (store: EventStore): AsyncGenerator<RecordedEvent> => wholeEvents(store.readAll({ after: START }));

export async function copyOf(store: EventStore, place: LogPlace, events = allOf(store)): Promise<Copied> {
  const target = await place.openTarget(await store.logId());
  return copyLog(events, target).finally(() => target.close());
}

/** Many streams in turns, of which some have two events in a row; every fifth clock is behind, so that the log raises its time. */
export async function appendMany(store: EventStore, count: number): Promise<void> {
  const streams = Array.from({ length: STREAMS }, newStream);
  const event = (index: number) => ({
    id: newId(),
    type: 'PolicyAdded',
    data: { index, text: 'é\u2028"' },
    meta: metaAt(1_800_000_000_000 + index - (index % 5 === 0 ? 90 : 0)),
  });
  const numbers = Array.from({ length: count }, (_, index) => index);
  await Promise.all(
    numbers.map((index) => store.append(streams[Math.floor(index * 0.7) % STREAMS]!, [event(index)], 'any')),
  );
}

export async function withLog<Result>(place: LogPlace, work: (store: EventStore) => Promise<Result>): Promise<Result> {
  const store = await place.open();
  return work(store).finally(() => store.close());
}

export const eventsOf = (store: EventStore): Promise<LogEvent[]> => collect(store.readAll({ after: START }));

/** What an event is in whatever store it lies. */
export const asInEveryStore = (events: readonly LogEvent[]) =>
  events.map(({ storedAt: _storedAt, position: _position, ...event }) => event);

/** For `interrupted`: copying ends there. */
export function killed(): never {
  throw new Error('killed');
}
