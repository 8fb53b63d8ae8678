import type { LiveUpdate } from '../live-update.js';
import type { ReadStore, Write } from '../read-store.port.js';
import { CheckpointConflict, UnsupportedQuery } from '../read-store.port.js';
import { COLLECTION, position, withStore } from './opened-read-store.js';
import type { OpenReadStore } from './opened-read-store.js';

const update = (at: number, ids: readonly string[] = [`d${at}`]): LiveUpdate =>
  ({ view: 'suppliers', ids, position: position(at), audience: ['company', 'user'] });

const write = (id: string, at: number, kept = true): Write =>
  ({ collection: COLLECTION, id, document: kept ? { id } : null, position: position(at) });

interface Commit {
  readonly to: number;
  readonly from?: number;
  readonly writes?: readonly Write[];
  readonly tells?: readonly LiveUpdate[];
  readonly projection?: string;
}

const commit = (store: ReadStore, { to, from, writes = [], tells, projection = 'p' }: Commit): Promise<void> => store.commit(
  writes,
  { projection, from: from === undefined ? null : position(from), to: position(to), epoch: 1 },
  tells,
);

const BEGINNING = '';

/** What commits tell, where all checkpoints stand, and the sweeping of what nobody needs. */
export function toldContract(open: OpenReadStore): void {
  const declared = (test: (store: ReadStore, another: () => Promise<ReadStore>) => Promise<void>) =>
    withStore(open, async ({ store, another }) => {
      await store.declare(COLLECTION, []);
      await test(store, another);
    });

  it('tells what commits told, in their order, in the stretch that is asked for', declared(async (store, another) => {
    await commit(store, { to: 2, tells: [update(1), update(2, ['é', 'x'])] });
    await commit(store, { from: 2, to: 5 });
    await commit(store, { from: 5, to: 10, tells: [update(9)] });
    await commit(store, { to: 7, tells: [update(7)], projection: 'p2' });
    const other = await another();
    const first = { position: position(2), updates: [update(1), update(2, ['é', 'x'])] };
    const second = { position: position(10), updates: [update(9)] };
    expect(await other.told('p', BEGINNING, position(10), 9)).toEqual({ commits: [first, second], complete: true });
    expect(await other.told('p', BEGINNING, position(10), 1)).toEqual({ commits: [first], complete: true });
    expect(await other.told('p', position(2), position(10), 9)).toEqual({ commits: [second], complete: true });
    expect(await other.told('p', position(1), position(9), 9)).toEqual({ commits: [first], complete: true });
    expect(await other.told('never', BEGINNING, position(10), 9)).toEqual({ commits: [], complete: true });
  }));

  it('tells also of writes that were not newer, and nothing of what was refused', declared(async (store) => {
    await commit(store, { to: 3, writes: [write('a', 3)], tells: [update(3, ['a'])] });
    await commit(store, { from: 3, to: 4, writes: [write('a', 3)], tells: [update(4, ['a'])] });
    await expect(commit(store, { from: 3, to: 6, tells: [update(6)] })).rejects.toThrow(CheckpointConflict);
    const undeclared = { ...write('a', 7), collection: 'undeclared@1' };
    await expect(commit(store, { from: 4, to: 7, writes: [undeclared], tells: [update(7)] })).rejects.toThrow(UnsupportedQuery);
    const { commits } = await store.told('p', BEGINNING, position(99), 9);
    expect(commits.map((told) => told.position)).toEqual([position(3), position(4)]);
  }));

  it('says when some of the stretch has been forgotten', declared(async (store) => {
    for (const at of [1, 2, 3]) {
      const from = at === 1 ? {} : { from: at - 1 };
      await commit(store, { ...from, to: at, tells: [update(at)] });
      await commit(store, { ...from, to: at, tells: [update(at)], projection: 'p2' });
    }
    await store.forgetTold('p', position(2));
    await store.forgetTold('p', position(1));
    const last = { position: position(3), updates: [update(3)] };
    expect(await store.told('p', BEGINNING, position(3), 9)).toEqual({ commits: [last], complete: false });
    expect(await store.told('p', position(1), position(3), 9)).toEqual({ commits: [last], complete: false });
    expect(await store.told('p', position(2), position(3), 9)).toEqual({ commits: [last], complete: true });
    expect((await store.told('p2', BEGINNING, position(3), 9)).commits).toHaveLength(3);
    expect((await store.told('p2', BEGINNING, position(3), 9)).complete).toBe(true);
  }));

  it('says where all checkpoints stand', declared(async (store, another) => {
    expect(await store.checkpoints()).toEqual(new Map());
    await commit(store, { to: 3 });
    await commit(store, { to: 5, projection: 'reaction:b' });
    await expect(commit(store, { from: 1, to: 5, projection: 'never' })).rejects.toThrow(CheckpointConflict);
    await expect(commit(store, { to: 1, writes: [{ ...write('a', 1), collection: 'undeclared@1' }], projection: 'never' }))
      .rejects.toThrow(UnsupportedQuery);
    expect(await (await another()).checkpoints()).toEqual(new Map([
      ['p', { position: position(3), epoch: 1 }], ['reaction:b', { position: position(5), epoch: 1 }],
    ]));
  }));

  it('sweeps tombstones up to a position, and nothing else', declared(async (store) => {
    await commit(store, { to: 6, writes: [write('old', 2, false), write('new', 6, false), write('kept', 1)] });
    await store.sweepTombstones(COLLECTION, position(5));
    expect(await store.getWithPositions(COLLECTION, ['old'])).toEqual([]);
    expect(await store.get(COLLECTION, 'kept')).toEqual({ id: 'kept' });
    await commit(store, { from: 6, to: 7, writes: [write('old', 1), write('new', 5)] });
    expect(await store.get(COLLECTION, 'new')).toBeNull();
    expect(await store.get(COLLECTION, 'old')).toEqual({ id: 'old' });
    await store.sweepTombstones(COLLECTION, position(6));
    expect(await store.getWithPositions(COLLECTION, ['new'])).toEqual([]);
    expect(await store.getMany(COLLECTION, ['old', 'kept'])).toHaveLength(2);
    await expect(store.sweepTombstones('undeclared@1', position(5))).rejects.toThrow(UnsupportedQuery);
  }));
}
