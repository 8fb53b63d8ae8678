import type { Commits, Write } from '../commits.port.js';
import { CheckpointConflict, UnsupportedQuery } from '../../errors/store-errors.js';
import { position, withStore } from './opened-read-store.js';
import type { OpenReadStore } from './opened-read-store.js';

const commit = (
  store: Commits,
  projection: string,
  from: number | null,
  to: number,
  writes: readonly Write[] = [],
): Promise<void> =>
  store.commit(writes, { projection, from: from === null ? null : position(from), to: position(to), epoch: 1 });

/** Where projections stand. What a commit may move is in the contract of commits. */
export function checkpointsContract(open: OpenReadStore): void {
  it(
    'says where all checkpoints stand',
    withStore(open, async ({ store, another }) => {
      expect(await store.checkpoints()).toEqual(new Map());
      await commit(store, 'p', null, 3);
      await commit(store, 'reaction:b', null, 5);
      await expect(commit(store, 'never', 1, 5)).rejects.toThrow(CheckpointConflict);
      const undeclared: Write = { collection: 'undeclared@1', id: 'a', document: { id: 'a' }, position: position(1) };
      await expect(commit(store, 'never', null, 1, [undeclared])).rejects.toThrow(UnsupportedQuery);
      expect(await (await another()).checkpoints()).toEqual(
        new Map([
          ['p', { position: position(3), epoch: 1 }],
          ['reaction:b', { position: position(5), epoch: 1 }],
        ]),
      );
    }),
  );
}
