import type { Decider } from '@covertrail/domain/kernel/decider';
import type { DomainEvent } from '@covertrail/domain/kernel/event';
import { InMemoryEventStore } from '../engine/testing/in-memory-event-store.js';
import { newId } from '../ids/ids.js';
import { StoreUnreachable } from '../errors/store-unreachable.js';
import { EventCodec } from './event-codec.js';
import { LastKnown } from './last-known.js';
import { StreamFolds } from './stream-folds.js';

type Said = DomainEvent<'Said', { readonly n: number }>;

const talk: Decider<readonly number[], never, Said> = {
  type: 'talk',
  initialState: [],
  decide: () => [],
  evolve: (state, { data }) => [...state, data.n],
};
const said = (n: number) =>
  ({
    id: newId(),
    type: 'Said',
    data: { n },
    meta: {
      actor: 'system:test',
      role: 'system',
      tenant: null,
      commandId: newId(),
      commandHash: '',
      correlationId: newId(),
      causationId: null,
      schemaVersion: 1,
      recordedAt: '2026-11-21T09:00:00.000Z',
    },
  }) as const;

const codec = new EventCodec({ Said: { version: 1, upcasters: {} } });

describe('folds of streams while the log is away', () => {
  const id = newId();
  let log: InMemoryEventStore;
  let now: number;
  let folds: StreamFolds;
  let away: boolean;
  beforeEach(async () => {
    [now, away] = [0, false];
    log = new InMemoryEventStore();
    await log.append(`talk-${id}`, [said(1)], 'no-stream');
    const reads = log.readStream.bind(log);
    jest
      .spyOn(log, 'readStream')
      .mockImplementation((...args) => (away ? Promise.reject(new StoreUnreachable('away')) : reads(...args)));
    folds = new StreamFolds(log, codec, { elapsedMs: () => now });
  });
  const reading = () =>
    folds.lastKnown.run(async () => ({ ...(await folds.now(talk, id)), lastKnown: folds.lastKnown.used }));

  it('are answered as last known to work that only reads, which learns of it, and to no other', async () => {
    expect(await reading()).toMatchObject({ state: [1], lastKnown: false });
    away = true;
    expect(await reading()).toMatchObject({ state: [1], lastKnown: true });
    await expect(folds.now(talk, id)).rejects.toThrow(StoreUnreachable);
    away = false;
    await log.append(`talk-${id}`, [said(2)], 0);
    expect(await reading()).toMatchObject({ state: [1, 2], lastKnown: false });
  });

  it('are not answered where nothing is known, nor 15 minutes after the log confirmed it last', async () => {
    away = true;
    await expect(reading()).rejects.toThrow(StoreUnreachable);
    away = false;
    await reading();
    now += 10 * 60_000;
    await reading();
    now += 15 * 60_000;
    away = true;
    expect(await reading()).toMatchObject({ lastKnown: true });
    now += 1;
    await expect(reading()).rejects.toThrow(StoreUnreachable);
  });

  it('are not answered without an event that the log has delivered: a right that was withdrawn before it went away stays so', async () => {
    await reading();
    await log.append(`talk-${id}`, [said(2)], 0);
    away = true;
    folds.arrived({ stream: `talk-${id}`, revision: 0 });
    expect(await reading()).toMatchObject({ state: [1], lastKnown: true });
    folds.arrived({ stream: `talk-${id}`, revision: 1 });
    await expect(reading()).rejects.toThrow(StoreUnreachable);
    away = false;
    expect(await reading()).toMatchObject({ state: [1, 2] });
    away = true;
    expect(await reading()).toMatchObject({ state: [1, 2], lastKnown: true });
  });

  it('wait only once in a work for a log that does not answer', async () => {
    folds = new StreamFolds(log, codec, { lastKnown: new LastKnown(20) });
    await reading();
    const readStream = jest
      .spyOn(log, 'readStream')
      .mockClear()
      .mockImplementation(() => new Promise(() => undefined));
    const states = await folds.lastKnown.run(async () => [await folds.now(talk, id), await folds.now(talk, id)]);
    expect([states.map(({ state }) => state), readStream.mock.calls.length]).toEqual([[[1], [1]], 1]);
  });
});

describe('folds of streams', () => {
  const [first, second] = [newId(), newId()];

  it('stay in memory up to a number of events, those used last', async () => {
    const log = new InMemoryEventStore();
    for (const id of [first, second]) await log.append(`talk-${id}`, [said(1), said(2)], 'no-stream');
    const folds = new StreamFolds(log, new EventCodec({ Said: { version: 1, upcasters: {} } }), { cachedEvents: 3 });
    const read = jest.spyOn(log, 'readStream');
    const readFrom = async (id: string) => {
      expect((await folds.now(talk, id)).state).toEqual([1, 2]);
      return read.mock.lastCall?.[1]?.fromRevision;
    };
    expect([await readFrom(first), await readFrom(first)]).toEqual([0, 2]);
    expect([await readFrom(second), await readFrom(first)]).toEqual([0, 0]);
  });
});
