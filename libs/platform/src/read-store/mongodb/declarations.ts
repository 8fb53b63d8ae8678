import { notDeclared, readDeclared } from '../declaration.js';
import type { WordIndex } from '../declaration.js';
import type { StoreCollections, StoredDeclaration } from './store-collections.js';

/** What is declared of a collection at present: another process may declare otherwise. Throws UnsupportedQuery when undeclared. */
export async function declarationOf(store: StoreCollections, collection: string): Promise<StoredDeclaration> {
  const found = await store.declarations.findOne({ _id: collection });
  if (found === null) throw notDeclared(collection);
  return found;
}

export const declaredWords = ({ declared }: StoredDeclaration): readonly WordIndex[] => readDeclared(declared).words;

/** The word indexes that may be searched by: none while documents still wait for their words. */
export function searchableWords(stored: StoredDeclaration): readonly WordIndex[] {
  const words = declaredWords(stored);
  return stored.searchable === JSON.stringify(words) ? words : [];
}
