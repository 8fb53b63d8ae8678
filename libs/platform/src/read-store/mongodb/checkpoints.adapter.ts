import type { Checkpoint, Checkpoints } from '../checkpoints.port.js';
import type { StoreCollections } from './store-collections.js';

/** A server gives no hint of commits: whoever waits looks. */
export const checkpointsOn = (store: StoreCollections): Checkpoints => ({
  checkpoint: async (projection) => {
    const found = await store.checkpoints.findOne({ _id: projection });
    return found === null || found.position === null ? null : { position: found.position, epoch: found.epoch };
  },
  checkpoints: async () => {
    const rows = await store.checkpoints.find().toArray();
    return new Map(
      rows.flatMap(({ _id, position, epoch }): [string, Checkpoint][] =>
        position === null ? [] : [[_id, { position, epoch }]],
      ),
    );
  },
  onCommit: () => () => undefined,
});
