import { controlList, controlText, controlValue } from '../control-text.js';
import type { ControlValues } from '../control-values.port.js';
import { textAfterPrefix } from '../text-after-prefix.js';
import type { StoreCollections } from './store-collections.js';

export const controlValuesOn = (store: StoreCollections): ControlValues => ({
  getControl: async <Value>(key: string) => controlValue<Value>((await store.control.findOne({ _id: key }))?.value),
  setControl: async (key, value) => {
    await store.control.replaceOne({ _id: key }, { value: controlText(value) }, { upsert: true });
  },
  listControl: async <Value>(prefix: string) => {
    const after = textAfterPrefix(prefix);
    const begins = after === null ? { $gte: prefix } : { $gte: prefix, $lt: after };
    const found = await store.control.find({ _id: begins }).sort({ _id: 1 }).toArray();
    return controlList<Value>(found.map(({ _id, value }) => ({ key: _id, value })));
  },
  deleteControl: async (key) => {
    await store.control.deleteOne({ _id: key });
  },
});
