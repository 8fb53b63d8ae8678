import { understood } from '../declaration.js';
import type { WordIndex } from '../declaration.js';
import type { IndexDeclaration } from '../collections.port.js';
import { UnsupportedQuery } from '../store-errors.js';
import type { StoreCollections, StoredDeclaration } from './store-collections.js';

/** What is declared of a collection at present: another process may declare otherwise. Throws UnsupportedQuery when undeclared. */
export async function declarationOf(store: StoreCollections, collection: string): Promise<StoredDeclaration> {
  const found = await store.declarations.findOne({ _id: collection });
  if (found === null) throw new UnsupportedQuery(`Not declared: ${collection}`);
  return found;
}

export const declaredWords = ({ declared }: StoredDeclaration): readonly WordIndex[] =>
  understood(JSON.parse(declared) as IndexDeclaration[]).words;

/** The word indexes that may be searched by: none while documents still wait for their words. */
export function searchableWords(stored: StoredDeclaration): readonly WordIndex[] {
  const words = declaredWords(stored);
  return stored.searchable === JSON.stringify(words) ? words : [];
}
