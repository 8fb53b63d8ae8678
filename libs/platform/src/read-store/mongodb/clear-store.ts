import { dropCollection } from './declare-collection.js';
import type { StoreCollections } from './store-collections.js';

/** The control documents go last: whose views these are is known until nothing of them is left. */
export async function clearStore(store: StoreCollections): Promise<void> {
  for (const { _id } of await store.declarations.find({}, { projection: { _id: 1 } }).toArray())
    await dropCollection(store, _id);
  await store.checkpoints.deleteMany({});
  await store.outbox.deleteMany({});
  await store.forgotten.deleteMany({});
  await store.control.deleteMany({ _id: { $ne: 'log' } });
  await store.control.deleteMany({});
}
