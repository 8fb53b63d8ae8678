import { declaredText, understood } from '../declaration.js';
import type { IndexDeclaration } from '../collections.port.js';
import { changeIndexes, plansOf } from './index-plans.js';
import { renewWords } from './renew-words.js';
import type { StoreCollections } from './store-collections.js';

/**
 * Makes a collection, or changes its indexes to what is declared now. When the searched fields change, searches look at each
 * document until all have their words again; declaring once more goes on with what was broken off.
 */
export async function declareCollection(
  store: StoreCollections,
  collection: string,
  indexes: readonly IndexDeclaration[],
): Promise<void> {
  const documents = store.documents(collection);
  const declaration = understood(indexes);
  plansOf(declaration);
  const declared = declaredText(indexes);
  const words = JSON.stringify(declaration.words);
  const mine = { _id: collection, declared };
  await store.declarations.updateOne(
    { _id: collection },
    { $set: { declared }, $setOnInsert: { searchable: words } },
    { upsert: true },
  );
  await changeIndexes(documents, declaration);
  if ((await store.declarations.findOne(mine))?.searchable === words) return;
  await renewWords(documents, declaration.words);
  await store.declarations.updateOne(mine, { $set: { searchable: words } });
}

/** The declaration first: from then on nobody takes what is left of the documents for all of them. */
export async function dropCollection(store: StoreCollections, collection: string): Promise<void> {
  const documents = store.documents(collection);
  await store.declarations.deleteOne({ _id: collection });
  await documents.drop();
}
