import type { LiveUpdate } from '#read-store/live-update';
import type { Write } from '#read-store/commits.port';
import type { ReadStore } from '#read-store/read-store.port';
import { CheckpointConflict, UnsupportedQuery } from '#errors/store-errors';
import { COLLECTION, position, withStore } from './opened-read-store.js';
import type { OpenReadStore } from './opened-read-store.js';

const update = (at: number, ids: readonly string[] = [`d${at}`]): LiveUpdate => ({
  view: 'suppliers',
  ids,
  position: position(at),
  audience: ['company', 'user'],
});

const write = (id: string, at: number, kept = true): Write => ({
  collection: COLLECTION,
  id,
  document: kept ? { id } : null,
  position: position(at),
});

interface Commit {
  readonly to: number;
  readonly from?: number;
  readonly writes?: readonly Write[];
  readonly publishes?: readonly LiveUpdate[];
  readonly projection?: string;
}

const commit = (store: ReadStore, { to, from, writes = [], publishes, projection = 'p' }: Commit): Promise<void> =>
  store.commit(
    writes,
    { projection, from: from === undefined ? null : position(from), to: position(to), epoch: 1 },
    publishes,
  );

const BEGINNING = '';

/** What commits publish, and forgetting it. */
export function outboxContract(open: OpenReadStore): void {
  const declared = (test: (store: ReadStore, another: () => Promise<ReadStore>) => Promise<void>) =>
    withStore(open, async ({ store, another }) => {
      await store.declare(COLLECTION, []);
      await test(store, another);
    });

  it(
    'gives what commits published, in their order, in the stretch that is asked for',
    declared(async (store, another) => {
      await commit(store, { to: 2, publishes: [update(1), update(2, ['é', 'x'])] });
      await commit(store, { from: 2, to: 5 });
      await commit(store, { from: 5, to: 10, publishes: [update(9)] });
      await commit(store, { to: 7, publishes: [update(7)], projection: 'p2' });
      const other = await another();
      const first = { position: position(2), updates: [update(1), update(2, ['é', 'x'])] };
      const second = { position: position(10), updates: [update(9)] };
      expect(await other.readOutbox('p', BEGINNING, position(10), 9)).toEqual({
        commits: [first, second],
        complete: true,
      });
      expect(await other.readOutbox('p', BEGINNING, position(10), 1)).toEqual({ commits: [first], complete: true });
      expect(await other.readOutbox('p', position(2), position(10), 9)).toEqual({ commits: [second], complete: true });
      expect(await other.readOutbox('p', position(1), position(9), 9)).toEqual({ commits: [first], complete: true });
      expect(await other.readOutbox('never', BEGINNING, position(10), 9)).toEqual({ commits: [], complete: true });
    }),
  );

  it(
    'publishes also writes that were not newer, and nothing of what was refused',
    declared(async (store) => {
      await commit(store, { to: 3, writes: [write('a', 3)], publishes: [update(3, ['a'])] });
      await commit(store, { from: 3, to: 4, writes: [write('a', 3)], publishes: [update(4, ['a'])] });
      await expect(commit(store, { from: 3, to: 6, publishes: [update(6)] })).rejects.toThrow(CheckpointConflict);
      const undeclared = { ...write('a', 7), collection: 'undeclared@1' };
      await expect(commit(store, { from: 4, to: 7, writes: [undeclared], publishes: [update(7)] })).rejects.toThrow(
        UnsupportedQuery,
      );
      const { commits } = await store.readOutbox('p', BEGINNING, position(99), 9);
      expect(commits.map((commit) => commit.position)).toEqual([position(3), position(4)]);
    }),
  );

  it(
    'says when some of the stretch has been forgotten',
    declared(async (store) => {
      for (const at of [1, 2, 3]) {
        const from = at === 1 ? {} : { from: at - 1 };
        await commit(store, { ...from, to: at, publishes: [update(at)] });
        await commit(store, { ...from, to: at, publishes: [update(at)], projection: 'p2' });
      }
      await store.pruneOutbox('p', position(2));
      await store.pruneOutbox('p', position(1));
      const last = { position: position(3), updates: [update(3)] };
      expect(await store.readOutbox('p', BEGINNING, position(3), 9)).toEqual({ commits: [last], complete: false });
      expect(await store.readOutbox('p', position(1), position(3), 9)).toEqual({ commits: [last], complete: false });
      expect(await store.readOutbox('p', position(2), position(3), 9)).toEqual({ commits: [last], complete: true });
      expect((await store.readOutbox('p2', BEGINNING, position(3), 9)).commits).toHaveLength(3);
      expect((await store.readOutbox('p2', BEGINNING, position(3), 9)).complete).toBe(true);
    }),
  );
}
