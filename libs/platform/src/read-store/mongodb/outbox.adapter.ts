import type { Outbox } from '../outbox.port.js';
import { joinedUpdates, outboxPage } from '../outbox-rows.js';
import { isDuplicate } from './server-errors.js';
import type { StoreCollections } from './store-collections.js';

/** In bytes. A document holds 16 MB, and what a commit publishes may have to be kept together with what it published at its first try. */
const MOST = 7_000_000;

/**
 * The outbox is written before the checkpoint, and readers stop at the checkpoint. A commit that was interrupted is folded again
 * without the documents that it had written: what it published then is kept beside what is published now. Updates that fit in no
 * document are pruned at once: pages read the view again.
 */
export async function appendOutbox(
  store: StoreCollections,
  projection: string,
  position: string,
  updates: string,
): Promise<void> {
  if (Buffer.byteLength(updates) > MOST) return outboxOn(store).pruneOutbox(projection, position);
  const _id = JSON.stringify([projection, position]);
  try {
    await store.outbox.insertOne({ _id, projection, position, updates });
  } catch (error) {
    if (!isDuplicate(error)) throw error;
    const before = await store.outbox.findOne({ _id });
    await store.outbox.replaceOne(
      { _id },
      { projection, position, updates: joinedUpdates(before?.updates ?? '[]', updates) },
      { upsert: true },
    );
  }
}

/** The prune mark is written before anything is deleted, and read last. */
export const outboxOn = (store: StoreCollections): Outbox => ({
  readOutbox: async (projection, after, upTo, limit) => {
    const rows = await store.outbox
      .find({ projection, position: { $gt: after, $lte: upTo } })
      .sort({ position: 1 })
      .limit(limit)
      .toArray();
    const pruned = await store.forgotten.findOne({ _id: projection });
    return outboxPage(rows, pruned?.position, after);
  },
  pruneOutbox: async (projection, upTo) => {
    await store.forgotten.updateOne({ _id: projection }, { $max: { position: upTo } }, { upsert: true });
    await store.outbox.deleteMany({ projection, position: { $lte: upTo } });
  },
});
