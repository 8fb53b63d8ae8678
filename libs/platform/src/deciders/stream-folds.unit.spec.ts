import type { Decider } from '@covertrail/domain/kernel/decider';
import type { DomainEvent } from '@covertrail/domain/kernel/event';
import { InMemoryEventStore } from '../engine/testing/in-memory-event-store.js';
import { newId } from '../ids/ids.js';
import { EventCodec } from './event-codec.js';
import { StreamFolds } from './stream-folds.js';

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

describe('folds of streams', () => {
  const [first, second] = [newId(), newId()];

  it('stay in memory up to a number of events, those used last', async () => {
    const log = new InMemoryEventStore();
    for (const id of [first, second]) await log.append(`talk-${id}`, [said(1), said(2)], 'no-stream');
    const folds = new StreamFolds(log, new EventCodec({ Said: { version: 1, upcasters: {} } }), 3);
    const read = jest.spyOn(log, 'readStream');
    const readFrom = async (id: string) => {
      expect((await folds.now(talk, id)).state).toEqual([1, 2]);
      return read.mock.lastCall?.[1]?.fromRevision;
    };
    expect([await readFrom(first), await readFrom(first)]).toEqual([0, 2]);
    expect([await readFrom(second), await readFrom(first)]).toEqual([0, 0]);
  });
});
