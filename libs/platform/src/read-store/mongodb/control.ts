import { textAfterPrefix } from '../text-after-prefix.js';
import type { StoreCollections } from './store-collections.js';

export async function getControl<Value>(store: StoreCollections, key: string): Promise<Value | null> {
  const found = await store.control.findOne({ _id: key });
  return found && (JSON.parse(found.value) as Value);
}

/** In the order of their keys. */
export async function listControl<Value>(
  store: StoreCollections,
  prefix: string,
): Promise<{ readonly key: string; readonly value: Value }[]> {
  const after = textAfterPrefix(prefix);
  const begins = after === null ? { $gte: prefix } : { $gte: prefix, $lt: after };
  const found = await store.control.find({ _id: begins }).sort({ _id: 1 }).toArray();
  return found.map(({ _id, value }) => ({ key: _id, value: JSON.parse(value) as Value }));
}

export async function setControl(store: StoreCollections, key: string, value: unknown): Promise<void> {
  await store.control.replaceOne({ _id: key }, { value: JSON.stringify(value ?? null) }, { upsert: true });
}

export async function deleteControl(store: StoreCollections, key: string): Promise<void> {
  await store.control.deleteOne({ _id: key });
}
