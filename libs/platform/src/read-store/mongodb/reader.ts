import { checkedCap } from '../checked-page.js';
import type { Checkpoint } from '../checkpoints.port.js';
import type { Document } from '../document.js';
import type { Positioned } from '../document-reads.port.js';
import type { Filter, Found, Page, Sort } from '../query.js';
import { UnsupportedQuery } from '../store-errors.js';
import { answeredBy } from './answered-by.js';
import { declarationOf } from './declarations.js';
import { foundOf, planPage, readPage } from './find-page.js';
import type { StoreCollections, StoredDocument } from './store-collections.js';
import { storable, valueOf } from './store-keys.js';
import { storedField } from './stored-field.js';

const IDS_AT_ONCE = 512;
type Group = Readonly<{ _id: Readonly<Record<string, string | null>>; n: number }>;

/** Documents and their tombstones by id. */
async function rowsOf(store: StoreCollections, collection: string, ids: readonly string[]): Promise<StoredDocument[]> {
  const documents = store.documents(collection);
  const asked = [...new Set(ids)].filter((id) => storable(id) === id);
  const found: StoredDocument[] = [];
  for (let from = 0; from < asked.length; from += IDS_AT_ONCE) {
    const chunk = asked.slice(from, from + IDS_AT_ONCE);
    const _id = chunk.length === 1 ? chunk[0]! : { $in: chunk };
    found.push(...(await documents.find({ _id }, { projection: { body: 1, _pos: 1 }, batchSize: chunk.length + 1 }).toArray()));
  }
  if (found.length === 0) await declarationOf(store, collection);
  return found;
}

export async function getMany<Doc extends Document>(store: StoreCollections, collection: string, ids: readonly string[]): Promise<Doc[]> {
  const rows = await rowsOf(store, collection, ids);
  return rows.flatMap(({ body }) => (body === null ? [] : [JSON.parse(body) as Doc]));
}

export async function getWithPositions<Doc extends Document>(
  store: StoreCollections,
  collection: string,
  ids: readonly string[],
): Promise<Positioned<Doc>[]> {
  const rows = await rowsOf(store, collection, ids);
  return rows.map(({ _id, _pos, body }) => ({ id: _id, position: _pos, document: body === null ? null : (JSON.parse(body) as Doc) }));
}

export async function find<Doc extends Document>(
  store: StoreCollections,
  collection: string,
  filter: Filter,
  sort: readonly Sort[],
  page: Page,
): Promise<Found<Doc>> {
  const plan = planPage(sort, page);
  const bodies = await answeredBy(store, collection, filter, (documents, where) => readPage(documents, where, plan));
  return foundOf<Doc>(bodies, plan);
}

export async function count(store: StoreCollections, collection: string, filter: Filter, cap?: number): Promise<number> {
  const enough = cap === undefined ? [] : [{ $limit: checkedCap(cap) + 1 }];
  const [counted] = await answeredBy(store, collection, filter, (documents, where) =>
    documents.aggregate<{ readonly n: number }>([{ $match: where }, ...enough, { $group: { _id: null, n: { $sum: 1 } } }]).toArray());
  return counted?.n ?? 0;
}

export async function countBy(store: StoreCollections, collection: string, filter: Filter, fields: readonly string[]) {
  if (fields.length === 0) throw new UnsupportedQuery('Nothing to count by');
  const _id = Object.fromEntries(fields.map((field, at) => [`f${at}`, `$${storedField(field).path}`]));
  const groups = await answeredBy(store, collection, filter, (documents, where) =>
    documents.aggregate<Group>([{ $match: where }, { $group: { _id, n: { $sum: 1 } } }]).toArray());
  return groups.map(({ _id: keys, n }) => ({
    key: fields.map((field, at) => (field === 'id' ? (keys[`f${at}`] ?? null) : valueOf(keys[`f${at}`]))),
    count: n,
  }));
}

export async function countDistinct(store: StoreCollections, collection: string, filter: Filter, field: string): Promise<number> {
  const [counted] = await answeredBy(store, collection, filter, (documents, where) =>
    documents.aggregate<{ readonly n: number }>([
      { $match: where }, { $group: { _id: `$${storedField(field).path}` } }, { $group: { _id: null, n: { $sum: 1 } } },
    ]).toArray());
  return counted?.n ?? 0;
}

export async function checkpoint(store: StoreCollections, projection: string): Promise<Checkpoint | null> {
  const found = await store.checkpoints.findOne({ _id: projection });
  return found === null || found.position === null ? null : { position: found.position, epoch: found.epoch };
}

export async function checkpoints(store: StoreCollections): Promise<ReadonlyMap<string, Checkpoint>> {
  const rows = await store.checkpoints.find().toArray();
  return new Map(rows.flatMap(({ _id, position, epoch }): [string, Checkpoint][] =>
    (position === null ? [] : [[_id, { position, epoch }]])));
}
