import { setImmediate as nextTurn } from 'node:timers/promises';
import { openInFolder } from '../read-store/testing/opened-sqlite-read-store.js';
import { withStore } from '../read-store/testing/opened-read-store.js';
import { ReceivedUpdates, OutboxStore, openInMemory, update } from './testing/outbox-store.js';

const POLICIES = 'policies@1';
const FENCE = 'requests@1';

describe.each([
  ['in memory', openInMemory],
  ['on SQLite', openInFolder('inline')],
])('what commits publish %s', (_, open) => {
  const published = (test: (store: OutboxStore) => Promise<void>) =>
    withStore(open, async ({ store: reads }) => {
      const store = new OutboxStore(reads);
      await store.publish(POLICIES, 1, update('before', 1));
      await store.publish(FENCE, 1);
      try {
        await test(store);
      } finally {
        await store.close();
      }
    });

  it(
    'is received from now on, by every feed',
    published(async (store) => {
      const [first, second] = [new ReceivedUpdates(await store.feed()), new ReceivedUpdates(await store.feed())];
      await store.publish(POLICIES, 5, update('a', 5), update('b', 5));
      await Promise.all([first.until('b'), second.until('b')]);
      expect([first.ids, second.ids]).toEqual([
        ['a', 'b'],
        ['a', 'b'],
      ]);
    }),
  );

  it(
    'is not read for a process that no page can reach, and is there for the others',
    published(async (store) => {
      const silent = new ReceivedUpdates(store.silentFeed());
      let reads = 0;
      store.onAsked = () => (reads += 1);
      await store.publish(POLICIES, 5, update('unread', 5));
      await nextTurn();
      expect([reads, silent.ids]).toEqual([0, []]);
      const other = new ReceivedUpdates(await store.feed());
      await store.publish(POLICIES, 6, update('read', 6));
      await other.until('read');
      expect([reads > 0, silent.ids]).toEqual([true, []]);
    }),
  );

  it(
    'is received once the checkpoint is past it, not before',
    published(async (store) => {
      const received = new ReceivedUpdates(await store.feed());
      store.showAt(POLICIES, 1);
      await store.publish(POLICIES, 5, update('early', 5));
      await store.publish(FENCE, 6, update('fence', 6));
      await received.until('fence');
      expect(received.ids).toEqual(['fence']);
      store.showAt(POLICIES, null);
      await received.until('early');
    }),
  );

  it(
    'comes from a projection that begins later, from its first commit on',
    published(async (store) => {
      const received = new ReceivedUpdates(await store.feed());
      await store.publish('shares@1', 3, update('new', 3));
      await received.until('new');
      expect(received.ids).toEqual(['new']);
    }),
  );

  it(
    'is received once and in order, however much there is and however often one looks',
    published(async (store) => {
      const feed = await store.feed();
      const received = new ReceivedUpdates(feed);
      store.showAt(POLICIES, 1);
      const ids = Array.from({ length: 405 }, (_unused, index) => `p-${index}`);
      for (const [index, id] of ids.entries()) await store.publish(POLICIES, index + 2, update(id, index + 2));
      store.showAt(POLICIES, null);
      for (const at of [500, 501, 502]) {
        feed.nudge();
        await store.publish(FENCE, at, update(`fence-${at}`, at));
        await received.until(`fence-${at}`);
      }
      expect(received.ids).toEqual([...ids, 'fence-500', 'fence-501', 'fence-502']);
    }),
  );

  it(
    'has been received when the feed has caught up, after an outage too',
    published(async (store) => {
      const feed = await store.feed();
      const received = new ReceivedUpdates(feed);
      await store.publish(POLICIES, 5, update('a', 5));
      await feed.caughtUp();
      expect(received.ids).toEqual(['a']);
      store.down = true;
      await store.publish(POLICIES, 6, update('b', 6));
      const question = new Promise<void>((resolve) => (store.onAsked = resolve));
      const caughtUp = feed.caughtUp();
      await question;
      expect(received.ids).toEqual(['a']);
      store.down = false;
      await caughtUp;
      expect(received.ids).toEqual(['a', 'b']);
    }),
  );

  it(
    'is received after an outage, nothing lost',
    published(async (store) => {
      const received = new ReceivedUpdates(await store.feed());
      store.down = true;
      const question = new Promise<void>((resolve) => (store.onAsked = resolve));
      await store.publish(POLICIES, 5, update('a', 5));
      await question;
      await store.publish(POLICIES, 6, update('b', 6));
      expect(received.ids).toEqual([]);
      store.down = false;
      await received.until('b');
      expect(received.ids).toEqual(['a', 'b']);
      expect(await store.metrics.value('liveFeedRetries', {})).toBeGreaterThan(0);
    }),
  );

  it(
    'is to be read again where some of it was pruned before it was read; of a reaction, in every view',
    published(async (store) => {
      const feed = await store.feed();
      const gaps: string[] = [];
      const gapIn = (view: string) =>
        new Promise<void>(
          (resolve) =>
            void feed.listen(
              () => undefined,
              (gapView) => {
                gaps.push(gapView);
                if (gapView === view) resolve();
              },
            ),
        );
      const policies = gapIn('policies');
      store.down = true;
      await store.publish(POLICIES, 5, update('a', 5));
      await store.forget(POLICIES, 5);
      store.down = false;
      await policies;
      expect(gaps).toEqual(['policies']);
      const requests = gapIn('requests');
      store.down = true;
      await store.publish('reaction:assessor', 6, update('b', 6));
      await store.forget('reaction:assessor', 6);
      store.down = false;
      await requests;
      expect(new Set(gaps)).toEqual(new Set(['policies', 'requests']));
    }),
  );

  it(
    'is not sent any more when the feed is closed, nor looked for',
    published(async (store) => {
      const closed = await store.feed();
      const silent = new ReceivedUpdates(closed);
      await closed.close();
      const other = new ReceivedUpdates(await store.feed());
      let questions = 0;
      store.onAsked = () => (questions += 1);
      await store.publish(POLICIES, 5, update('a', 5));
      await other.until('a');
      expect([silent.ids, questions]).toEqual([[], 1]);
    }),
  );
});
