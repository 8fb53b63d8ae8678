import { withStore } from './opened-read-store.js';
import type { OpenReadStore } from './opened-read-store.js';

/** Who holds a lease, and under which epoch. */
export function leasesContract(open: OpenReadStore): void {
  it(
    'gives a lease to one owner at a time, under a rising epoch, whatever the clocks say',
    withStore(open, async ({ store, another }) => {
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
    }),
  );

  it(
    'renews several leases of an owner at once, and says which of them it still has',
    withStore(open, async ({ store, another }) => {
      const other = await another();
      for (const name of ['a', 'b', 'c']) await store.acquireLease(name, 'one', 100, 1_000);
      await store.releaseLease('b', 'one', 1);
      await other.acquireLease('b', 'two', 100, 1_000);
      const before = await other.heldLeases(['a', 'b', 'c']);
      const ours = ['a', 'b', 'c'].map((name) => ({ name, epoch: 1 }));
      expect(await store.renewLeases(ours, 'one', 100, 1_000)).toEqual(new Set(['a', 'c']));
      const after = await other.heldLeases(['a', 'b', 'c']);
      expect(['a', 'b', 'c'].filter((name) => after.get(name)?.heartbeat !== before.get(name)?.heartbeat)).toEqual([
        'a',
        'c',
      ]);
      expect(await store.renewLeases([], 'one', 100, 1_000)).toEqual(new Set());
    }),
  );

  it(
    'shows who holds a lease and its heartbeat, and gives the lease to whoever saw it stand still',
    withStore(open, async ({ store, another }) => {
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
    }),
  );
}
