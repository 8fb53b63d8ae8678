import type { LiveUpdate, Told } from '../live-update.js';
import type { StoreCollections } from './store-collections.js';

/** A repeated commit tells the same again. Told ahead of its checkpoint, which readers do not go beyond. */
export async function keepTold(store: StoreCollections, projection: string, position: string, updates: string): Promise<void> {
  const _id = JSON.stringify([projection, position]);
  await store.told.replaceOne({ _id }, { projection, position, updates }, { upsert: true });
}

/** What was forgotten is asked last: it is marked before it goes. */
export async function told(store: StoreCollections, projection: string, after: string, upTo: string, limit: number): Promise<Told> {
  const rows = await store.told
    .find({ projection, position: { $gt: after, $lte: upTo } })
    .sort({ position: 1 })
    .limit(limit)
    .toArray();
  const forgotten = await store.forgotten.findOne({ _id: projection });
  const commits = rows.map(({ position, updates }) => ({ position, updates: JSON.parse(updates) as LiveUpdate[] }));
  return { commits, complete: (forgotten?.position ?? '') <= after };
}

export async function forgetTold(store: StoreCollections, projection: string, upTo: string): Promise<void> {
  await store.forgotten.updateOne({ _id: projection }, { $max: { position: upTo } }, { upsert: true });
  await store.told.deleteMany({ projection, position: { $lte: upTo } });
}
