import type { Write } from '../commits.port.js';
import type { Document } from '../document.js';
import type { ReadStore } from '../read-store.port.js';
import { projectionLease } from '../leases.port.js';
import { CheckpointConflict, UnsupportedQuery } from '../../errors/store-errors.js';
import { COLLECTION, EVERY, idsOf, position, withStore } from './opened-read-store.js';
import type { OpenReadStore } from './opened-read-store.js';

const write = (id: string, at: number, rest: object | null = {}): Write => ({
  collection: COLLECTION,
  id,
  document: rest && { id, ...rest },
  position: position(at),
});

/** Commits from one number of a position to the next. */
const commit = (
  store: ReadStore,
  writes: readonly Write[],
  from: number | null,
  to: number,
  epoch = 1,
): Promise<void> =>
  store.commit(writes, { projection: 'p', from: from === null ? null : position(from), to: position(to), epoch });

/** Commits, checkpoints and what they guard. */
export function commitsContract(open: OpenReadStore): void {
  const declared = (test: (store: ReadStore, another: () => Promise<ReadStore>) => Promise<void>) =>
    withStore(open, async ({ store, another }) => {
      await store.declare(COLLECTION, [{ fields: ['n'] }]);
      await test(store, another);
    });

  it(
    'gives back what was written',
    declared(async (store, another) => {
      const document: Document = { id: 'a', n: 1, deep: { list: [1, null, 'ü'], 'odd key': true } };
      await commit(store, [write('a', 1, document), write('b', 2)], null, 2);
      expect(await store.get(COLLECTION, 'a')).toEqual(document);
      expect(await store.get(COLLECTION, 'x')).toBeNull();
      expect((await store.getMany(COLLECTION, ['b', 'x', 'a', 'a'])).map((found) => found.id).sort()).toEqual([
        'a',
        'b',
      ]);
      expect(await store.getMany(COLLECTION, [])).toEqual([]);
      const other = await another();
      expect(await other.get(COLLECTION, 'a')).toEqual(document);
      expect(await other.checkpoint('p')).toEqual({ position: position(2), epoch: 1 });
    }),
  );

  it(
    'gives back more documents than one query asks for',
    declared(async (store) => {
      const ids = Array.from({ length: 1_100 }, (_, at) => `d${at}`);
      await commit(
        store,
        ids.map((id) => ({ ...write(id, 1), fresh: true })),
        null,
        1,
      );
      expect((await store.getMany(COLLECTION, [...ids, 'x'])).map(({ id }) => id).sort()).toEqual([...ids].sort());
      expect(await store.getWithPositions(COLLECTION, ids)).toHaveLength(ids.length);
    }),
  );

  it(
    'skips what is not newer',
    declared(async (store) => {
      await commit(store, [write('a', 5, { n: 5 })], null, 5);
      await commit(store, [write('a', 4, { n: 4 })], 5, 6);
      await commit(store, [write('a', 5, { n: 55 })], 6, 7);
      await commit(store, [write('a', 5, null)], 7, 8);
      expect(await store.get(COLLECTION, 'a')).toEqual({ id: 'a', n: 5 });
      await commit(store, [write('a', 6, { n: 6 })], 8, 9);
      expect(await store.get(COLLECTION, 'a')).toEqual({ id: 'a', n: 6 });
    }),
  );

  it(
    'keeps what is deleted from older writes, and out of every answer',
    declared(async (store) => {
      await commit(store, [write('a', 1, { n: 1 }), write('b', 2, { n: 1 }), write('ghost', 3, null)], null, 3);
      await commit(store, [write('a', 5, null)], 3, 5);
      await commit(store, [write('a', 4, { n: 2 }), write('a', 5, { n: 2 }), write('ghost', 2, { n: 1 })], 5, 6);
      expect(await store.get(COLLECTION, 'a')).toBeNull();
      expect(await idsOf(store, EVERY)).toEqual(['b']);
      expect(await idsOf(store, { where: { other: { eq: null } } })).toEqual(['b']);
      expect(await store.count(COLLECTION, EVERY)).toBe(1);
      expect(await store.count(COLLECTION, { where: { id: { in: ['a', 'ghost'] } } })).toBe(0);
      expect(await store.count(COLLECTION, { where: { id: { eq: 'a' } } })).toBe(0);
      await commit(store, [write('a', 6, { n: 6 })], 6, 7);
      expect(await store.get(COLLECTION, 'a')).toEqual({ id: 'a', n: 6 });
    }),
  );

  it(
    'gives the positions of documents',
    declared(async (store) => {
      await commit(store, [write('a', 1), write('b', 2)], null, 2);
      await commit(store, [write('a', 3, { n: 1 }), write('b', 4, null)], 2, 4);
      const found = await store.getWithPositions(COLLECTION, ['a', 'b', 'c']);
      expect(found.find(({ id }) => id === 'a')).toEqual({
        id: 'a',
        document: { id: 'a', n: 1 },
        position: position(3),
      });
      const gone = found.filter(({ id }) => id !== 'a');
      expect([[], [{ id: 'b', document: null, position: position(4) }]]).toContainEqual(gone);
    }),
  );

  it.each([
    ['from elsewhere', 1, 1],
    ['from the beginning', null, 1],
    ['with an older epoch', 2, 0],
  ])('moves no checkpoint %s, and writes nothing', (_, from, epoch) =>
    declared(async (store) => {
      expect(await store.checkpoint('p')).toBeNull();
      await expect(commit(store, [write('a', 1)], 0, 1)).rejects.toThrow(CheckpointConflict);
      await commit(store, [], null, 2);
      await expect(commit(store, [write('a', 3)], from, 3, epoch)).rejects.toThrow(CheckpointConflict);
      expect(await store.get(COLLECTION, 'a')).toBeNull();
      expect(await store.checkpoint('p')).toEqual({ position: position(2), epoch: 1 });
    })(),
  );

  it(
    'stops the holder of an older lease',
    declared(async (store, another) => {
      const lease = projectionLease('p');
      await store.acquireLease(lease, 'one', 100, 0);
      await commit(store, [], null, 1, 1);
      const other = await another();
      const silent = (await other.heldLeases([lease])).get(lease)?.heartbeat;
      expect(await other.acquireLease(lease, 'two', 100, 0, silent)).toEqual({ epoch: 2 });
      await expect(commit(store, [write('a', 2)], 1, 2, 1)).rejects.toThrow(CheckpointConflict);
      await expect(commit(store, [], 1, 2, 1)).rejects.toThrow(CheckpointConflict);
      expect(await store.get(COLLECTION, 'a')).toBeNull();
      await commit(other, [write('a', 2)], 1, 2, 2);
      expect(await store.checkpoint('p')).toEqual({ position: position(2), epoch: 2 });
    }),
  );

  it(
    'lets one of two movers win',
    declared(async (store, another) => {
      const other = await another();
      const outcomes = await Promise.allSettled([
        commit(store, [write('a', 1)], null, 1),
        commit(other, [write('b', 1)], null, 1),
      ]);
      expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
      expect(await store.count(COLLECTION, EVERY)).toBe(1);
    }),
  );

  it(
    'writes all or nothing',
    declared(async (store) => {
      const elsewhere = { ...write('b', 2), collection: 'undeclared@1' };
      await expect(commit(store, [write('a', 1), elsewhere], null, 2)).rejects.toThrow(UnsupportedQuery);
      expect(await store.get(COLLECTION, 'a')).toBeNull();
      expect(await store.checkpoint('p')).toBeNull();
    }),
  );

  it(
    'refuses a document under the id of another',
    declared(async (store) => {
      await expect(commit(store, [write('a', 1, { id: 'b' })], null, 1)).rejects.toThrow('written as a');
    }),
  );

  it(
    'sweeps tombstones up to a position, and nothing else',
    declared(async (store) => {
      await commit(store, [write('old', 2, null), write('new', 6, null), write('kept', 1)], null, 6);
      await store.sweepTombstones(COLLECTION, position(5));
      expect(await store.getWithPositions(COLLECTION, ['old'])).toEqual([]);
      expect(await store.get(COLLECTION, 'kept')).toEqual({ id: 'kept' });
      await commit(store, [write('old', 1), write('new', 5)], 6, 7);
      expect(await store.get(COLLECTION, 'new')).toBeNull();
      expect(await store.get(COLLECTION, 'old')).toEqual({ id: 'old' });
      await store.sweepTombstones(COLLECTION, position(6));
      expect(await store.getWithPositions(COLLECTION, ['new'])).toEqual([]);
      expect(await store.getMany(COLLECTION, ['old', 'kept'])).toHaveLength(2);
      await expect(store.sweepTombstones('undeclared@1', position(5))).rejects.toThrow(UnsupportedQuery);
    }),
  );
}
