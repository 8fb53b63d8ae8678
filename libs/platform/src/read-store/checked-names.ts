import { UnsupportedQuery } from '../errors/store-errors.js';

const COLLECTION = /^[a-z0-9][a-z0-9@._-]{0,99}$/;
const FIELD = /^[A-Za-z0-9_-]+(\.[A-Za-z0-9_-]+)*$/;

/** Throws UnsupportedQuery for what is no name of a collection. */
export function checkedCollection(collection: string): string {
  if (!COLLECTION.test(collection)) throw new UnsupportedQuery(`Not a name of a collection: ${collection}`);
  return collection;
}

/** Field names are plain words joined by points. Throws UnsupportedQuery for anything else. */
export function checkedField(field: unknown): string {
  if (typeof field !== 'string' || !FIELD.test(field))
    throw new UnsupportedQuery(`Not a name of a field: ${String(field)}`);
  return field;
}
