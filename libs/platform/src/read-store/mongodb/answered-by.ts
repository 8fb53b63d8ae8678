import type { Collection } from 'mongodb';
import type { Filter } from '../query.js';
import { declarationOf, searchableWords } from './declarations.js';
import { filterQuery, searchesWords } from './filter-query.js';
import type { MongodbQuery } from './mongodb-query.js';
import type { StoreCollections, StoredDocument } from './store-collections.js';

/**
 * Rows for a filter. The declaration is looked at where the answer hangs on it, and after the answer, so that it held
 * all the while: of a search by words it must not have changed, and an answer without rows may come from nowhere.
 */
export async function answeredBy<Row>(
  store: StoreCollections,
  collection: string,
  filter: Filter,
  ask: (documents: Collection<StoredDocument>, where: MongodbQuery) => Promise<Row[]>,
): Promise<Row[]> {
  const documents = store.documents(collection);
  const before = searchesWords(filter) ? await declarationOf(store, collection) : null;
  const rows = await ask(documents, filterQuery(filter, before === null ? [] : searchableWords(before)));
  if (before === null && rows.length > 0) return rows;
  const after = await declarationOf(store, collection);
  const changed = before !== null && (before.declared !== after.declared || before.searchable !== after.searchable);
  return changed ? answeredBy(store, collection, filter, ask) : rows;
}
