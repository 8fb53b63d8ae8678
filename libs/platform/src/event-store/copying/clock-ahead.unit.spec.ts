import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { newId } from '../../ids/ids.js';
import { START, type EventStore, type LogEvent, type StoredEvent } from '../event-store.port.js';
import { openSqliteEventStore } from '../sqlite-event-store.adapter.js';
import { collect, metaAt, newStream } from '../testing/log-under-test.js';
import { verifyLedger } from '../verify-ledger.js';
import { ClockAhead } from './clock-ahead.js';
import { copyLog, wholeEvents } from './copy-log.js';
import { logPlace } from './log-place.js';

const YEAR_MS = 365 * 86_400_000;

describe('a log in which a clock was ahead [K06]', () => {
  let folder: string;
  let source: EventStore;
  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'clock-ahead-'));
    source = await openSqliteEventStore({ file: join(folder, 'from', 'events.db'), writer: 'inline' });
  });
  afterEach(async () => {
    await source.close();
    rmSync(folder, { recursive: true });
  });

  const append = (store: EventStore, recordedMs: number) =>
    store.append(
      newStream(),
      [{ id: newId(), type: 'PolicyAdded', data: { text: 'é' }, meta: metaAt(recordedMs) }],
      'any',
    );
  const all = (store: EventStore): AsyncGenerator<StoredEvent> => wholeEvents(store.readAll({ after: START }));
  const recorded = async (store: EventStore) =>
    (await collect(store.readAll({ after: START }))).map(({ meta }) => meta.recordedAt);

  it('is copied with the times at which its events were stored, and goes on at the present time', async () => {
    const started = Date.now();
    await append(source, started - 5_000);
    await append(source, started + YEAR_MS);
    await append(source, started);
    await append(source, started);
    const future = new Date(started + YEAR_MS).toISOString();
    expect((await recorded(source)).slice(1)).toEqual([future, future, future]);
    const target = await logPlace(`folder:${join(folder, 'to')}`).openTarget(await source.logId());
    const ahead = await ClockAhead.in(source.readAll({ after: START }));
    await copyLog(ahead.corrected(all(source)), target).finally(() => target.close());
    const copy = await openSqliteEventStore({ file: join(folder, 'to', 'events.db'), writer: 'inline' });
    const times = await recorded(copy);
    expect(times[0]).toBe(new Date(started - 5_000).toISOString());
    expect(times).toEqual([...times].sort());
    expect(Date.parse(times.at(-1)!)).toBeLessThanOrEqual(Date.now());
    expect(await verifyLedger(copy)).toMatchObject({ events: 4, altered: 0, unchecked: 0 });
    const now = Date.now() + 1_000;
    await append(copy, now);
    expect((await recorded(copy)).at(-1)).toBe(new Date(now).toISOString());
    await copy.close();
  });

  it('keeps the order of times, changes none that is right, and names none later than an event after it was stored', async () => {
    const clock = fc.record({ storedMs: fc.nat(1_000_000), aheadMs: fc.constantFrom(0, 0, 0, 30_000, 3_600_000) });
    await fc.assert(
      fc.asyncProperty(fc.array(clock, { maxLength: 30 }), async (clocks) => {
        const events = eventsBy(clocks);
        const times = (await collect((await ClockAhead.in(given(events))).corrected(given(events)))).map(
          ({ meta }) => meta.recordedAt,
        );
        expect(times).toEqual([...times].sort());
        times.forEach((time, at) => {
          const {
            meta: { recordedAt },
          } = events[at]!;
          const later = events
            .slice(at)
            .map(({ storedAt }) => storedAt)
            .sort()[0]!;
          expect(time <= recordedAt).toBe(true);
          expect(Date.parse(time) - Date.parse(later)).toBeLessThanOrEqual(60_000);
          if (!events.slice(at).some(isFrozen)) expect(time).toBe(recordedAt);
        });
      }),
    );
  });
});

/** Stored in the order of true time, by processes whose clocks are ahead by so much; as a log it raises times. */
function eventsBy(clocks: readonly { readonly storedMs: number; readonly aheadMs: number }[]): StoredEvent[] {
  let latest = '';
  const inOrder = [...clocks].sort((clock, other) => clock.storedMs - other.storedMs);
  return inOrder.map(({ storedMs, aheadMs }, at) => {
    const storedAt = new Date(storedMs + aheadMs).toISOString();
    latest = storedAt > latest ? storedAt : latest;
    return {
      id: newId(),
      type: 'PolicyAdded',
      stream: 'policy-1',
      revision: at,
      position: String(at + 1).padStart(20, '0'),
      storedAt,
      data: {},
      meta: { ...metaAt(0), recordedAt: latest },
      checksum: null,
      damage: null,
    };
  });
}

const isFrozen = ({ meta: { recordedAt }, storedAt }: StoredEvent): boolean =>
  Date.parse(recordedAt) - Date.parse(storedAt) > 60_000;

async function* given<Event extends LogEvent>(events: readonly Event[]): AsyncGenerator<Event> {
  yield* events;
}
