import type { Decider } from '@covertrail/domain/kernel/decider';
import type { DomainEvent } from '@covertrail/domain/kernel/event';
import { InMemoryEventStore } from '../engine/testing/in-memory-event-store.js';
import { newId } from '../ids/ids.js';
import { EventCodec } from './event-codec.js';
import { KeptStates } from './kept-states.js';

type Said = DomainEvent<'Said', { readonly n: number }>;

const talk: Decider<readonly number[], never, Said> = {
  type: 'talk', initialState: [], decide: () => [], evolve: (state, { data }) => [...state, data.n],
};
const said = (n: number) => ({
  id: newId(), type: 'Said', data: { n },
  meta: {
    actor: 'system:test', role: 'system', tenant: null, commandId: newId(), commandHash: '', correlationId: newId(), causationId: null,
    schemaVersion: 1, recordedAt: '2026-11-21T09:00:00.000Z',
  },
}) as const;

describe('states kept for the next position', () => {
  const [first, second] = [newId(), newId()];
  const log = new InMemoryEventStore();
  const kept = new KeptStates(log, new EventCodec({ Said: { version: 1, upcasters: {} } }));
  const read = jest.spyOn(log, 'readStream');
  const statesAt = async (position: string) => {
    const streams = await kept.at(position);
    read.mockClear();
    const states = [(await streams.load(talk, first)).state, (await streams.load(talk, second)).state];
    return { states, read: read.mock.calls.map(([stream]) => stream) };
  };
  let [early, late] = ['', ''];

  it('are read once', async () => {
    early = (await log.append(`talk-${first}`, [said(1)], 'no-stream')).position;
    expect(await statesAt(early)).toEqual({ states: [[1], []], read: [`talk-${first}`, `talk-${second}`] });
    expect(await statesAt(early)).toEqual({ states: [[1], []], read: [] });
  });

  it('are read again where something was appended since', async () => {
    late = (await log.append(`talk-${second}`, [said(2)], 'no-stream')).position;
    await log.append(`talk-${first}`, [said(3)], 0);
    expect(await statesAt(late)).toEqual({ states: [[1], [2]], read: [`talk-${second}`] });
  });

  it('are those of an earlier position where one is asked for, which changes nothing for later ones', async () => {
    expect(await statesAt(early)).toMatchObject({ states: [[1], []] });
    expect(await statesAt(late)).toEqual({ states: [[1], [2]], read: [] });
  });

  it('of a stream up to a position of its own never pass the position of all', async () => {
    const streams = await kept.at(late);
    expect((await streams.loadAt(talk, first, await log.head())).state).toEqual([1]);
    expect((await streams.loadAt(talk, second, early)).state).toEqual([]);
  });
});
