import type { Collection } from 'mongodb';
import { checkedPage } from '../checked-page.js';
import { pageKeyOf, readPageKey } from '../page-key.js';
import type { Document } from '../document.js';
import type { Found, Page, Sort } from '../query.js';
import { sortFieldsOf } from '../sort-fields.js';
import type { SortField } from '../sort-fields.js';
import { EVERYTHING, allOf } from './mongodb-query.js';
import type { MongodbQuery } from './mongodb-query.js';
import { orderOf, rangesAfter } from './sort-query.js';
import type { StoredDocument } from './store-collections.js';

/** A page that was checked and is ready to be read. */
export interface PagePlan {
  readonly sort: readonly SortField[];
  readonly limit: number;
  readonly offset: number;
  /** What may be on the page, stretch after stretch. */
  readonly ranges: readonly MongodbQuery[];
}

/** Throws UnsupportedQuery. */
export function planPage(sort: readonly Sort[], page: Page): PagePlan {
  const { limit, after, offset } = checkedPage(page);
  const fields = sortFieldsOf(sort);
  orderOf(fields);
  if (after === undefined) return { sort: fields, limit, offset, ranges: [EVERYTHING] };
  return { sort: fields, limit, offset, ranges: rangesAfter(fields, readPageKey(after, fields.map(({ field }) => field))) };
}

/**
 * The bodies of the page and of one document more. A document that moves from one stretch to the next while they are read
 * stays where it was found first.
 */
export async function readPage(documents: Collection<StoredDocument>, where: MongodbQuery, plan: PagePlan): Promise<string[]> {
  const bodies = new Map<string, string>();
  const wanted = plan.limit + 1;
  for (const range of plan.ranges) {
    if (bodies.size >= wanted) break;
    const rows = documents
      .find(allOf([where, range]), { projection: { body: 1 } })
      .sort(orderOf(plan.sort))
      .skip(plan.offset)
      .limit(wanted)
      .batchSize(wanted);
    for await (const { _id, body } of rows) if (!bodies.has(_id) && body !== null) bodies.set(_id, body);
  }
  return [...bodies.values()].slice(0, wanted);
}

export function foundOf<Doc extends Document>(bodies: readonly string[], { sort, limit }: PagePlan): Found<Doc> {
  const documents = bodies.slice(0, limit).map((body) => JSON.parse(body) as Doc);
  const last = documents.at(-1);
  if (bodies.length <= limit || last === undefined) return { documents };
  return { documents, nextKey: pageKeyOf(last, sort.map(({ field }) => field)) };
}
