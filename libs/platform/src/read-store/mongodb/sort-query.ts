import type { FieldValue } from '../field-value.js';
import type { SortField } from '../sort-fields.js';
import { NOTHING, PRESENT, allOf } from './mongodb-query.js';
import type { MongodbQuery } from './mongodb-query.js';
import { storedField } from './stored-field.js';

export const orderOf = (sort: readonly SortField[]): [string, 1 | -1][] =>
  sort.map(({ field, descending }) => [storedField(field).path, descending ? -1 : 1]);

/**
 * What comes after a key, as ranges that follow one another: first equal in all fields but the last and beyond it there,
 * then equal in one field less, and so on. Each range is one stretch of an index, which their union would not be.
 */
export function rangesAfter(sort: readonly SortField[], key: readonly FieldValue[]): MongodbQuery[] {
  return sort
    .map((term, at) => {
      const same = sort.slice(0, at).map((earlier, place) => equalTo(earlier, key[place] ?? null));
      return beyond(term, key[at] ?? null).map((range) => allOf([...same, range]));
    })
    .reverse()
    .flat();
}

/** Nulls are first ascending, last descending. */
function beyond({ field, descending }: SortField, value: FieldValue): MongodbQuery[] {
  const { path, keyOf, nullable } = storedField(field);
  if (value === null) return descending ? [] : [{ [path]: PRESENT }];
  const further = { [path]: { [descending ? '$lt' : '$gt']: keyOf(value) } };
  return descending && nullable ? [further, { [path]: null }] : [further];
}

function equalTo({ field }: SortField, value: FieldValue): MongodbQuery {
  const { path, keyOf } = storedField(field);
  if (value === null) return { [path]: null };
  const key = keyOf(value);
  return key === null ? NOTHING : { [path]: key };
}
