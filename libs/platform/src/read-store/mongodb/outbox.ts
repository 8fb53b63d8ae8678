import type { LiveUpdate, OutboxPage } from '#read-store/live-update';
import { isDuplicate } from './server-errors.js';
import type { StoreCollections } from './store-collections.js';

/** In bytes. A document holds 16 MB, and what a commit publishes may have to be kept together with what it published at its first try. */
const MOST = 7_000_000;

/**
 * The outbox is written before the checkpoint, and readers stop at the checkpoint. A commit that was interrupted is folded again
 * without the documents that it had written: what it published then is kept beside what is published now. Updates that fit in no
 * document are pruned at once: pages read the view again.
 */
export async function appendOutbox(store: StoreCollections, projection: string, position: string, updates: string): Promise<void> {
  if (Buffer.byteLength(updates) > MOST) return pruneOutbox(store, projection, position);
  const _id = JSON.stringify([projection, position]);
  try {
    await store.outbox.insertOne({ _id, projection, position, updates });
  } catch (error) {
    if (!isDuplicate(error)) throw error;
    const before = await store.outbox.findOne({ _id });
    await store.outbox.replaceOne({ _id }, { projection, position, updates: joined(before?.updates ?? '[]', updates) }, { upsert: true });
  }
}

/** Two lists of updates as one, each update once. */
function joined(before: string, now: string): string {
  const all = [before, now].flatMap((list) => JSON.parse(list) as LiveUpdate[]).map((update) => JSON.stringify(update));
  return `[${[...new Set(all)].join(',')}]`;
}

/** The prune mark is read last: it is written before anything is deleted. */
export async function readOutbox(store: StoreCollections, projection: string, after: string, upTo: string, limit: number): Promise<OutboxPage> {
  const rows = await store.outbox
    .find({ projection, position: { $gt: after, $lte: upTo } })
    .sort({ position: 1 })
    .limit(limit)
    .toArray();
  const forgotten = await store.forgotten.findOne({ _id: projection });
  const commits = rows.map(({ position, updates }) => ({ position, updates: JSON.parse(updates) as LiveUpdate[] }));
  return { commits, complete: (forgotten?.position ?? '') <= after };
}

export async function pruneOutbox(store: StoreCollections, projection: string, upTo: string): Promise<void> {
  await store.forgotten.updateOne({ _id: projection }, { $max: { position: upTo } }, { upsert: true });
  await store.outbox.deleteMany({ projection, position: { $lte: upTo } });
}
