import type { PlaceLanguage } from '../ranges-after.js';
import type { SortField } from '../sort-fields.js';
import { NOTHING, PRESENT, allOf } from './mongodb-query.js';
import type { MongodbQuery } from './mongodb-query.js';
import { storedField } from './stored-field.js';

/** Throws UnsupportedQuery. */
export const orderOf = (sort: readonly SortField[]): [string, 1 | -1][] =>
  sort.map(({ field, descending }) => [storedField(field).path, descending ? -1 : 1]);

/** Where a field lies. */
export const PLACES: PlaceLanguage<MongodbQuery> = {
  allOf,
  isNull: (field) => ({ [storedField(field).path]: null }),
  isPresent: (field) => ({ [storedField(field).path]: PRESENT }),
  equals: (field, value) => {
    const { path, keyOf } = storedField(field);
    const key = keyOf(value);
    return key === null ? NOTHING : { [path]: key };
  },
  beyond: ({ field, descending }, value) => {
    const { path, keyOf } = storedField(field);
    return { [path]: { [descending ? '$lt' : '$gt']: keyOf(value) } };
  },
};
