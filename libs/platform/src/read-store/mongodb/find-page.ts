import type { Collection } from 'mongodb';
import type { PagePlan } from '../page-plan.js';
import { EVERYTHING, allOf } from './mongodb-query.js';
import type { MongodbQuery } from './mongodb-query.js';
import { orderOf } from './sort-query.js';
import type { StoredDocument } from './store-collections.js';

/**
 * The bodies of the page and of one document more. A document that moves from one stretch to the next while they are read
 * stays where it was found first. Throws UnsupportedQuery.
 */
export async function readPage(
  documents: Collection<StoredDocument>,
  where: MongodbQuery,
  plan: PagePlan<MongodbQuery>,
): Promise<string[]> {
  const bodies = new Map<string, string>();
  const wanted = plan.limit + 1;
  const order = orderOf(plan.sort);
  for (const range of plan.ranges ?? [EVERYTHING]) {
    if (bodies.size >= wanted) break;
    const rows = documents
      .find(allOf([where, range]), { projection: { body: 1 } })
      .sort(order)
      .skip(plan.offset)
      .limit(wanted)
      .batchSize(wanted);
    for await (const { _id, body } of rows) if (!bodies.has(_id) && body !== null) bodies.set(_id, body);
  }
  return [...bodies.values()].slice(0, wanted);
}
