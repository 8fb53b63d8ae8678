import { checkedCap, checkedFields } from '../checked-page.js';
import { IDS_AT_ONCE, chunksOf } from '../chunks.js';
import type { Document } from '../document.js';
import type { DocumentReads } from '../document-reads.port.js';
import { foundOf, planPage } from '../page-plan.js';
import type { Filter, Page, Sort } from '../query.js';
import { answeredBy } from './answered-by.js';
import { declarationOf } from './declarations.js';
import { readPage } from './find-page.js';
import { PLACES } from './sort-query.js';
import type { StoreCollections, StoredDocument } from './store-collections.js';
import { storable, valueOf } from './store-keys.js';
import { storedField } from './stored-field.js';

type Group = Readonly<{ _id: Readonly<Record<string, string | null>>; n: number }>;

/** How many there are of what was matched before. */
const COUNTED = { $group: { _id: null, n: { $sum: 1 } } };

export const documentReadsOn = (store: StoreCollections): DocumentReads => ({
  get: async <Doc extends Document>(collection: string, id: string) =>
    (await getMany<Doc>(store, collection, [id]))[0] ?? null,
  getMany: <Doc extends Document>(collection: string, ids: readonly string[]) => getMany<Doc>(store, collection, ids),
  getWithPositions: async <Doc extends Document>(collection: string, ids: readonly string[]) => {
    const rows = await rowsOf(store, collection, ids);
    return rows.map(({ _id, _pos, body }) => ({
      id: _id,
      position: _pos,
      document: body === null ? null : (JSON.parse(body) as Doc),
    }));
  },
  find: async <Doc extends Document>(collection: string, filter: Filter, sort: readonly Sort[], page: Page) => {
    const plan = planPage(PLACES, sort, page);
    const bodies = await answeredBy(store, collection, filter, (documents, where) => readPage(documents, where, plan));
    return foundOf<Doc>(bodies, plan);
  },
  count: async (collection, filter, cap) => {
    const enough = cap === undefined ? [] : [{ $limit: checkedCap(cap) + 1 }];
    return counted(store, collection, filter, [...enough, COUNTED]);
  },
  countBy: (collection, filter, fields) => countBy(store, collection, filter, fields),
  countDistinct: async (collection, filter, field) =>
    counted(store, collection, filter, [{ $group: { _id: `$${storedField(field).path}` } }, COUNTED]),
});

/** Documents and their tombstones by id. */
async function rowsOf(store: StoreCollections, collection: string, ids: readonly string[]): Promise<StoredDocument[]> {
  const documents = store.documents(collection);
  const storableIds = [...new Set(ids)].filter((id) => storable(id) === id);
  const found: StoredDocument[] = [];
  for (const chunk of chunksOf(storableIds, IDS_AT_ONCE)) {
    const _id = chunk.length === 1 ? chunk[0]! : { $in: chunk };
    found.push(
      ...(await documents.find({ _id }, { projection: { body: 1, _pos: 1 }, batchSize: chunk.length + 1 }).toArray()),
    );
  }
  if (found.length === 0) await declarationOf(store, collection);
  return found;
}

async function getMany<Doc extends Document>(
  store: StoreCollections,
  collection: string,
  ids: readonly string[],
): Promise<Doc[]> {
  const rows = await rowsOf(store, collection, ids);
  return rows.flatMap(({ body }) => (body === null ? [] : [JSON.parse(body) as Doc]));
}

async function counted(
  store: StoreCollections,
  collection: string,
  filter: Filter,
  stages: readonly object[],
): Promise<number> {
  const [found] = await answeredBy(store, collection, filter, (documents, where) =>
    documents.aggregate<{ readonly n: number }>([{ $match: where }, ...stages]).toArray(),
  );
  return found?.n ?? 0;
}

async function countBy(store: StoreCollections, collection: string, filter: Filter, fields: readonly string[]) {
  const _id = Object.fromEntries(checkedFields(fields).map((field, at) => [`f${at}`, `$${storedField(field).path}`]));
  const groups = await answeredBy(store, collection, filter, (documents, where) =>
    documents.aggregate<Group>([{ $match: where }, { $group: { _id, n: { $sum: 1 } } }]).toArray(),
  );
  return groups.map(({ _id: keys, n }) => ({
    key: fields.map((field, at) => (field === 'id' ? (keys[`f${at}`] ?? null) : valueOf(keys[`f${at}`]))),
    count: n,
  }));
}
