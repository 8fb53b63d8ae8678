import type { WordIndex } from '../declaration.js';
import { wordIndexFor } from '../declaration.js';
import { filterIn } from '../filter-language.js';
import type { FilterLanguage } from '../filter-language.js';
import { fixedBy } from '../filter-shape.js';
import type { Filter } from '../query.js';
import { hasPrefix, hasWords, inRange, isIn, isNotIn } from './condition-query.js';
import { LIVE, allOf, anyOf } from './mongodb-query.js';
import type { MongodbQuery } from './mongodb-query.js';
import { storedField } from './stored-field.js';
import type { StoredField } from './stored-field.js';
import { hasEntries } from './word-entries.js';

/**
 * The documents that a filter finds. A tombstone has no keys: where a field is held to a value, nothing more keeps it out,
 * and an index can answer alone. Throws UnsupportedQuery.
 */
export function filterQuery(filter: Filter, words: readonly WordIndex[]): MongodbQuery {
  const query = filterIn(languageOf(words), filter);
  const excluded = fixedBy(filter).some(([field, value]) => field !== 'id' && value !== null);
  return excluded ? query : allOf([query, LIVE]);
}

/** True when the answer may come from a word index. */
export function searchesWords(filter: unknown): boolean {
  if (typeof filter !== 'object' || filter === null) return false;
  return Object.hasOwn(filter, 'word') || Object.values(filter).some(searchesWords);
}

const languageOf = (words: readonly WordIndex[]): FilterLanguage<MongodbQuery, StoredField> => ({
  allOf,
  anyOf,
  isIn,
  isNotIn,
  inRange,
  hasPrefix,
  field: storedField,
  equals: (field, value) => isIn(field, [value]),
  hasWords: (field, text, name, fixed) =>
    allOf([...(wordIndexFor(words, name, fixed) === undefined ? [] : [hasEntries(name, text)]), hasWords(field, text)]),
});
