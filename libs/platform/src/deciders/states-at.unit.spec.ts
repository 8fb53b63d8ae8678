import type { Decider } from '@covertrail/domain/kernel/decider';
import type { DomainEvent } from '@covertrail/domain/kernel/event';
import { InMemoryEventStore } from '../engine/testing/in-memory-event-store.js';
import { newId } from '../ids/ids.js';
import { EventCodec } from './event-codec.js';
import { StatesAt } from './states-at.js';

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

describe('states at a position of the log', () => {
  const [first, second, without] = [newId(), newId(), newId()];
  const log = new InMemoryEventStore();
  const at = (position: string) => new StatesAt(log, new EventCodec({ Said: { version: 1, upcasters: {} } }), position);
  let [early, late] = ['', ''];
  beforeAll(async () => {
    early = (await log.append(`talk-${first}`, [said(1)], 'no-stream')).position;
    late = (await log.append(`talk-${second}`, [said(2)], 'no-stream')).position;
    await log.append(`talk-${first}`, [said(3)], 0);
  });

  it('are the same one by one and many at once, in the order asked', async () => {
    const ids = [second, without, first, second];
    for (const [position, states] of [
      [early, [[], [], [1], []]],
      [late, [[2], [], [1], [2]]],
    ] as const) {
      const many = await at(position).loadAll(talk, ids);
      expect(many.map(({ state }) => state)).toEqual(states);
      expect(many).toEqual(await Promise.all(ids.map((id) => at(position).load(talk, id))));
    }
  });

  it('are read once', async () => {
    const streams = at(late);
    const [single, many] = [jest.spyOn(log, 'readStream'), jest.spyOn(log, 'readStreams')];
    await streams.loadAll(talk, [first, without]);
    await streams.load(talk, first);
    await streams.loadAll(talk, [without, second, second]);
    await streams.load(talk, without);
    expect(many.mock.calls.map(([streamsRead]) => streamsRead)).toEqual([
      [`talk-${first}`, `talk-${without}`],
      [`talk-${second}`],
    ]);
    single.mockRestore();
    many.mockRestore();
  });

  it('of a stream up to a position of its own never pass the position of all', async () => {
    const streams = at(late);
    expect((await streams.loadAt(talk, first, await log.head())).state).toEqual([1]);
    expect((await streams.loadAt(talk, second, early)).state).toEqual([]);
  });
});
