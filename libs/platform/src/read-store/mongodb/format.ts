import type { Db } from 'mongodb';
import { ReadStoreTooNew } from '../../errors/store-errors.js';
import { controlValuesOn } from './control-values.adapter.js';
import { storeCollectionsOf, type StoreCollections } from './store-collections.js';

/** Raised when a database of this code can no longer be read by the code before it. */
const FORMAT = 1;

/** Makes an empty database a read store. Throws ReadStoreTooNew. */
export async function prepareStore(store: StoreCollections): Promise<void> {
  const found = await storedFormat(store);
  await store.outbox.createIndex({ projection: 1, position: 1 }, { name: 'projection,position' });
  if (found === null) await store.format.updateOne({ _id: 'format' }, { $max: { version: FORMAT } }, { upsert: true });
}

/** Id of the log that the views on a database were folded from, without changing anything; null where none is said. Throws ReadStoreTooNew. */
export async function logOfReadsOn(db: Db): Promise<string | null> {
  const store = storeCollectionsOf(db);
  await storedFormat(store);
  return controlValuesOn(store).getControl<string>('log');
}

async function storedFormat(store: StoreCollections): Promise<{ readonly version: number } | null> {
  const found = await store.format.findOne({ _id: 'format' });
  if (found !== null && found.version > FORMAT) throw new ReadStoreTooNew(found.version, FORMAT);
  return found;
}
