import { UnsupportedQuery } from '../../errors/store-errors.js';
import { EVERY, idsOf, stored, withStore } from './opened-read-store.js';
import type { OpenReadStore } from './opened-read-store.js';

/** Declaring and dropping, and forgetting everything. */
export function collectionsContract(open: OpenReadStore): void {
  it(
    'keeps collections apart, and drops one',
    withStore(open, async ({ store }) => {
      await store.declare('one@1', [{ fields: ['a'], words: ['b'] }]);
      await store.declare('one@2', [{ fields: ['a'] }]);
      await stored(store, [{ id: '1' }], 'one@1');
      await stored(store, [{ id: '2' }], 'one@2');
      expect((await store.collections()).sort()).toEqual(['one@1', 'one@2']);
      await store.drop('one@1');
      await store.drop('never@1');
      expect(await store.collections()).toEqual(['one@2']);
      expect(await idsOf(store, EVERY, [], 'one@2')).toEqual(['2']);
      await store.declare('one@1', []);
      expect(await idsOf(store, EVERY, [], 'one@1')).toEqual([]);
    }),
  );

  it(
    'knows only what is declared',
    withStore(open, async ({ store }) => {
      await expect(store.get('never@1', 'a')).rejects.toThrow(UnsupportedQuery);
      await expect(store.find('never@1', EVERY, [], { limit: 1 })).rejects.toThrow(UnsupportedQuery);
      await expect(store.declare('x"; DROP TABLE control; --', [])).rejects.toThrow(UnsupportedQuery);
      await expect(store.declare('x@1', [{ fields: ["a'b"] }])).rejects.toThrow(UnsupportedQuery);
      expect(await store.collections()).toEqual([]);
    }),
  );

  it(
    'forgets everything but the epochs of leases',
    withStore(open, async ({ store, another }) => {
      const other = await another();
      await store.declare('c@1', [{ fields: ['n'] }]);
      await store.commit(
        [{ collection: 'c@1', id: 'a', document: { id: 'a', n: 1 }, position: '2' }],
        { projection: 'c@1', from: null, to: '2', epoch: 1 },
        [{ view: 'c', ids: ['a'], position: '2', audience: ['x'] }],
      );
      await store.pruneOutbox('c@1', '1');
      await store.setControl('log', 'x');
      await store.acquireLease('l', 'one', 100, 0);
      await store.clear();
      expect([await other.collections(), await other.listControl(''), [...(await other.checkpoints())]]).toEqual([
        [],
        [],
        [],
      ]);
      expect(await other.readOutbox('c@1', '', '9', 10)).toEqual({ commits: [], complete: true });
      await expect(other.get('c@1', 'a')).rejects.toThrow();
      await other.declare('c@1', []);
      expect(await other.get('c@1', 'a')).toBeNull();
      expect(await store.acquireLease('l', 'one', 100, 0)).toEqual({ epoch: 2 });
    }),
  );
}
