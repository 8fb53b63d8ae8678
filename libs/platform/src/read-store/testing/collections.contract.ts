import { UnsupportedQuery } from '../store-errors.js';
import { COLLECTION, EVERY, idsOf, stored, withStore } from './opened-read-store.js';
import type { OpenReadStore } from './opened-read-store.js';

/** Declaring, dropping, leases and control documents. */
export function collectionsContract(open: OpenReadStore): void {
  it('declares again without loss', withStore(open, async ({ store, another }) => {
    await store.declare(COLLECTION, [{ fields: ['a'] }]);
    await stored(store, [{ id: '1', a: 2, b: 1 }, { id: '2', a: 1, b: 2 }]);
    const other = await another();
    for (const indexes of [[{ fields: ['b', 'a'] }, { fields: ['id'] }], [{ fields: ['b'] }], [], [{ fields: ['a'] }]]) {
      await store.declare(COLLECTION, indexes);
      await other.declare(COLLECTION, indexes);
      expect(await idsOf(other, { where: { a: { gt: 0 } } }, [{ field: 'a', direction: 'asc' }])).toEqual(['2', '1']);
      expect(await idsOf(store, { where: { b: { gt: 0 } } }, [{ field: 'b', direction: 'desc' }])).toEqual(['2', '1']);
    }
  }));

  it('keeps collections apart, and drops one', withStore(open, async ({ store }) => {
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
  }));

  it('knows only what is declared', withStore(open, async ({ store }) => {
    await expect(store.get('never@1', 'a')).rejects.toThrow(UnsupportedQuery);
    await expect(store.find('never@1', EVERY, [], { limit: 1 })).rejects.toThrow(UnsupportedQuery);
    await expect(store.declare('x"; DROP TABLE control; --', [])).rejects.toThrow(UnsupportedQuery);
    await expect(store.declare('x@1', [{ fields: ["a'b"] }])).rejects.toThrow(UnsupportedQuery);
    expect(await store.collections()).toEqual([]);
  }));

  it('gives a lease to one owner at a time, under a rising epoch, whatever the clocks say', withStore(open, async ({ store, another }) => {
    const other = await another();
    expect(await store.acquireLease('l', 'one', 100, 1000)).toEqual({ epoch: 1 });
    expect(await other.acquireLease('l', 'two', 100, 9_000)).toBeNull();
    expect(await store.acquireLease('l', 'one', 100, 50)).toEqual({ epoch: 2 });
    expect(await store.renewLeases([{ name: 'l', epoch: 1 }], 'one', 100, 60)).toEqual(new Set());
    expect(await store.renewLeases([{ name: 'l', epoch: 2 }], 'one', 100, 60)).toEqual(new Set(['l']));
    expect(await other.acquireLease('l', 'two', 100, 9_000)).toBeNull();
    await store.releaseLease('l', 'one', 2);
    expect(await other.acquireLease('l', 'two', 100, 1)).toEqual({ epoch: 3 });
    expect(await store.renewLeases([{ name: 'l', epoch: 2 }], 'one', 100, 1)).toEqual(new Set());
    await store.releaseLease('l', 'one', 2);
    expect(await store.acquireLease('l', 'one', 100, 9_000)).toBeNull();
    await other.releaseLease('l', 'two', 3);
    expect(await store.acquireLease('l', 'one', 100, 1)).toEqual({ epoch: 4 });
  }));

  it('renews several leases of an owner at once, and says which of them it still has', withStore(open, async ({ store, another }) => {
    const other = await another();
    for (const name of ['a', 'b', 'c']) await store.acquireLease(name, 'one', 100, 1_000);
    await store.releaseLease('b', 'one', 1);
    await other.acquireLease('b', 'two', 100, 1_000);
    const before = await other.heldLeases(['a', 'b', 'c']);
    const ours = ['a', 'b', 'c'].map((name) => ({ name, epoch: 1 }));
    expect(await store.renewLeases(ours, 'one', 100, 1_000)).toEqual(new Set(['a', 'c']));
    const after = await other.heldLeases(['a', 'b', 'c']);
    expect(['a', 'b', 'c'].filter((name) => after.get(name)?.heartbeat !== before.get(name)?.heartbeat)).toEqual(['a', 'c']);
    expect(await store.renewLeases([], 'one', 100, 1_000)).toEqual(new Set());
  }));

  it('shows who holds a lease and its heartbeat, and gives the lease to whoever saw it stand still', withStore(open, async ({ store, another }) => {
    const other = await another();
    const held = async () => (await other.heldLeases(['absent', 'l'])).get('l');
    const heartbeat = async () => (await held())?.heartbeat;
    expect(await heartbeat()).toBeUndefined();
    const beats = [];
    await store.acquireLease('l', 'one', 100, 1_000_000);
    for (const now of [1_000_000, 1_000_000, 5]) {
      beats.push(await heartbeat());
      expect(await store.renewLeases([{ name: 'l', epoch: 1 }], 'one', 100, now)).toEqual(new Set(['l']));
    }
    expect(await other.acquireLease('l', 'two', 100, 5, beats.at(-1))).toBeNull();
    beats.push(await heartbeat());
    expect(new Set(beats).size).toBe(4);
    expect((await held())?.owner).toBe('one');
    expect(await other.acquireLease('l', 'two', 100, 5, beats.at(-1))).toEqual({ epoch: 2 });
    expect((await held())?.owner).toBe('two');
    expect(await store.acquireLease('l', 'one', 100, 5, beats.at(-1))).toBeNull();
    await other.releaseLease('l', 'two', 2);
    expect(await heartbeat()).toBeUndefined();
  }));

  it('keeps control documents', withStore(open, async ({ store, another }) => {
    await store.setControl('parked:b', { n: 1 });
    await store.setControl('parked:a', [1, null]);
    await store.setControl('parking', 'x');
    await store.setControl('parked:b', { n: 2 });
    const other = await another();
    expect(await other.getControl('parked:b')).toEqual({ n: 2 });
    expect(await other.getControl('absent')).toBeNull();
    const parked = [{ key: 'parked:a', value: [1, null] }, { key: 'parked:b', value: { n: 2 } }];
    expect(await other.listControl('parked:')).toEqual(parked);
    await other.deleteControl('parked:a');
    expect((await store.listControl('')).map(({ key }) => key)).toEqual(['parked:b', 'parking']);
  }));

  it('forgets everything but the epochs of leases', withStore(open, async ({ store, another }) => {
    const other = await another();
    await store.declare('c@1', [{ fields: ['n'] }]);
    await store.commit([{ collection: 'c@1', id: 'a', document: { id: 'a', n: 1 }, position: '2' }], { projection: 'c@1', from: null, to: '2', epoch: 1 }, [
      { view: 'c', ids: ['a'], position: '2', audience: ['x'] },
    ]);
    await store.pruneOutbox('c@1', '1');
    await store.setControl('log', 'x');
    await store.acquireLease('l', 'one', 100, 0);
    await store.clear();
    expect([await other.collections(), await other.listControl(''), [...(await other.checkpoints())]]).toEqual([[], [], []]);
    expect(await other.readOutbox('c@1', '', '9', 10)).toEqual({ commits: [], complete: true });
    await expect(other.get('c@1', 'a')).rejects.toThrow();
    await other.declare('c@1', []);
    expect(await other.get('c@1', 'a')).toBeNull();
    expect(await store.acquireLease('l', 'one', 100, 0)).toEqual({ epoch: 2 });
  }));
}
