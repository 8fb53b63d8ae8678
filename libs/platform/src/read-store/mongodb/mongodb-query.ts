import type { Filter } from 'mongodb';
import type { StoredDocument } from './store-collections.js';

/** A filter in the words of the server. */
export type MongodbQuery = Filter<StoredDocument>;

export const EVERYTHING: MongodbQuery = {};
export const NOTHING: MongodbQuery = { _id: { $in: [] } };
/** Neither null nor absent. */
export const PRESENT = { $gte: '' };
/** No tombstone. */
export const LIVE: MongodbQuery = { gone: { $exists: false } };

export function allOf(parts: readonly MongodbQuery[]): MongodbQuery {
  const [only, ...others] = parts.filter((part) => part !== EVERYTHING);
  if (only === undefined) return EVERYTHING;
  return others.length === 0 ? only : { $and: [only, ...others] };
}

export function anyOf(parts: readonly MongodbQuery[]): MongodbQuery {
  const [only, ...others] = parts;
  if (only === undefined) return NOTHING;
  return others.length === 0 ? only : { $or: [only, ...others] };
}
