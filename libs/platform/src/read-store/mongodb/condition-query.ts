import { boundsOf } from '../filter-shape.js';
import type { Loose } from '../filter-shape.js';
import type { Scalar } from '../query.js';
import { UnsupportedQuery } from '../../errors/store-errors.js';
import { textAfterPrefix } from '../text-after-prefix.js';
import { signsOf, wordsOf } from '../words.js';
import { EVERYTHING, NOTHING, allOf, anyOf } from './mongodb-query.js';
import type { MongodbQuery } from './mongodb-query.js';
import { ABOVE_NUMBERS, LOWEST_NUMBER, storable } from './store-keys.js';
import type { StoredField } from './stored-field.js';

/** Ids of so many documents fit into one command, which MongoDB holds to 16 MB. */
const MOST_VALUES = 200_000;
const NO_WORD = '[^\\p{L}\\p{M}\\p{N}]';

export function isIn(field: StoredField, values: readonly Scalar[]): MongodbQuery {
  if (values.length > MOST_VALUES) throw new UnsupportedQuery(`A filter of ${values.length} values`);
  const keys = values.flatMap((value) => (value === null ? [] : (field.keyOf(value) ?? [])));
  const present = keys.length === 0 ? [] : [{ [field.path]: keys.length === 1 ? keys[0] : { $in: keys } }];
  return anyOf(values.includes(null) && field.nullable ? [...present, { [field.path]: null }] : present);
}

export const isNotIn = (field: StoredField, values: readonly Scalar[]): MongodbQuery => ({
  $nor: [isIn(field, values)],
});

/** Bounds of one type, which only values of that type can keep. */
export function inRange(field: StoredField, range: Loose): MongodbQuery {
  const bounds = boundsOf(range);
  if (bounds === null) return NOTHING;
  const numbers = typeof bounds[0]?.[1] === 'number';
  if (numbers && !field.nullable) return NOTHING;
  const lowest = numbers ? LOWEST_NUMBER : field.text.lowest;
  const above = numbers ? ABOVE_NUMBERS : field.text.above;
  const given = bounds.map(([operator, bound]) => ({ [field.path]: { [`$${operator}`]: field.keyOf(bound) } }));
  return allOf([between(field, lowest, above), ...given]);
}

export function hasPrefix(field: StoredField, prefix: string): MongodbQuery {
  const after = textAfterPrefix(storable(prefix));
  const key = field.keyOf(prefix);
  const end = after === null ? field.text.above : field.keyOf(after);
  return key === null ? NOTHING : between(field, key, end);
}

/**
 * Each word behind the beginning of the text, or behind what is no part of a word, and each sign anywhere. Words have no character that
 * means more, and of the signs the backslash does.
 */
export function hasWords({ path, text: { lowest } }: StoredField, text: string): MongodbQuery {
  const words = wordsOf(text).map((word) => `^${lowest}(?:[\\s\\S]*${NO_WORD})?${word}`);
  const signs = signsOf(text).map((sign) => `^${lowest}[\\s\\S]*${sign === '\\' ? '\\\\' : sign}`);
  const expressions = [...words, ...signs];
  return expressions.length === 0
    ? EVERYTHING
    : allOf(expressions.map((expression) => ({ [path]: { $regex: expression } })));
}

const between = (field: StoredField, from: string, to: string | null): MongodbQuery => ({
  [field.path]: to === null ? { $gte: from } : { $gte: from, $lt: to },
});
