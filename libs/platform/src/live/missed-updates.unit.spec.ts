import { openInFolder } from '../read-store/testing/opened-sqlite-read-store.js';
import { position, withStore } from '../read-store/testing/opened-read-store.js';
import { OutboxStore, openInMemory, update } from './testing/outbox-store.js';

const POLICIES = 'policies@1';

describe.each([
  ['in memory', openInMemory],
  ['on SQLite', openInFolder('inline')],
])('what a page missed %s', (_, open) => {
  const published = (
    test: (
      store: OutboxStore,
      missed: (since: number, ...audience: string[]) => Promise<readonly string[] | null>,
    ) => Promise<void>,
  ) =>
    withStore(open, async ({ store: reads }) => {
      const store = new OutboxStore(reads);
      const feed = await store.feed();
      const missed = async (since: number, ...audience: string[]) =>
        (await feed.missed('policies', position(since), new Set(audience)))?.flatMap(({ ids }) => ids).sort() ?? null;
      try {
        await test(store, missed);
      } finally {
        await store.close();
      }
    });

  it(
    'is what was published of the view after its position, by any of its versions and by reactions',
    published(async (store, missed) => {
      await store.publish(POLICIES, 4, update('old', 4));
      await store.publish(POLICIES, 5, update('a', 5));
      await store.publish('policies@2.g2', 6, update('b', 6));
      await store.publish('reaction:assessor', 7, update('c', 7), update('elsewhere', 7, ['c-1'], 'requests'));
      await store.publish('policies-drafts@1', 8, update('draft', 8, ['c-1'], 'policies-drafts'));
      await store.publish(POLICIES, 9);
      expect(await missed(4, 'c-1')).toEqual(['a', 'b', 'c']);
      expect(await missed(6, 'c-1')).toEqual(['c']);
      expect(await missed(9, 'c-1')).toEqual([]);
      expect(await missed(99, 'c-1')).toEqual([]);
    }),
  );

  it(
    'is never what others may know',
    published(async (store, missed) => {
      await store.publish(
        POLICIES,
        5,
        update('theirs', 5, ['c-2', 'u-2']),
        update('ours', 5, ['c-2', 'c-1']),
        update('mine', 5, ['u-1']),
      );
      expect(await missed(1, 'c-1')).toEqual(['ours']);
      expect(await missed(1, 'c-1', 'u-1')).toEqual(['mine', 'ours']);
      expect(await missed(1, 'c-3', 'u-3')).toEqual([]);
    }),
  );

  it(
    'is not what a commit published that has not moved the checkpoint yet',
    published(async (store, missed) => {
      await store.publish(POLICIES, 4, update('a', 4));
      store.showAt(POLICIES, 4);
      await store.publish(POLICIES, 6, update('b', 6));
      expect(await missed(1, 'c-1')).toEqual(['a']);
    }),
  );

  it(
    'cannot be given where some of it is pruned',
    published(async (store, missed) => {
      for (const at of [4, 5, 6]) await store.publish(POLICIES, at, update(`p-${at}`, at));
      await store.forget(POLICIES, 5);
      expect(await missed(4, 'c-1')).toBeNull();
      expect(await missed(5, 'c-1')).toEqual(['p-6']);
    }),
  );

  it(
    'is read again rather than listed beyond fifty documents; the same one counts once',
    published(async (store, missed) => {
      for (let at = 1; at <= 60; at += 1) await store.publish(POLICIES, at, update(`p-${at % 3}`, at));
      const many = (count: number) => Array.from({ length: count }, (_unused, index) => `q-${index}`);
      await store.publish(POLICIES, 61, { ...update('', 61), ids: many(47) });
      expect((await missed(1, 'c-1'))?.length).toBe(60 - 1 + 47);
      await store.publish(POLICIES, 62, update('r', 62));
      expect(await missed(1, 'c-1')).toBeNull();
      expect(await missed(61, 'c-1')).toEqual(['r']);
    }),
  );

  it(
    'is read again rather than searched for among very many commits',
    published(async (store, missed) => {
      for (let at = 1; at <= 201; at += 1) await store.publish(POLICIES, at, update('theirs', at, ['c-2']));
      expect(await missed(0, 'c-1')).toBeNull();
      expect(await missed(100, 'c-1')).toEqual([]);
    }),
  );

  it(
    'is not made up where the store does not answer',
    published(async (store, missed) => {
      await store.publish(POLICIES, 5, update('a', 5));
      store.down = true;
      await expect(missed(1, 'c-1')).rejects.toThrow('The store does not answer');
    }),
  );
});
