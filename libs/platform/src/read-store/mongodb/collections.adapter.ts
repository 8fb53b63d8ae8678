import type { Collections } from '../collections.port.js';
import { declareCollection, dropCollection } from './declare-collection.js';
import { declarationOf } from './declarations.js';
import type { StoreCollections } from './store-collections.js';

export const collectionsOn = (store: StoreCollections): Collections => ({
  declare: (collection, indexes) => declareCollection(store, collection, indexes),
  drop: (collection) => dropCollection(store, collection),
  collections: async () => {
    const rows = await store.declarations
      .find({}, { projection: { _id: 1 } })
      .sort({ _id: 1 })
      .toArray();
    return rows.map(({ _id }) => _id);
  },
  sweepTombstones: async (collection, upTo) => {
    await declarationOf(store, collection);
    await store.documents(collection).deleteMany({ gone: { $lte: upTo } });
  },
});
