import type { WordIndex } from '../declaration.js';
import { filters, fixedBy, isRange, isScalar, loose, onlyEntry } from '../filter-shape.js';
import type { Loose } from '../filter-shape.js';
import type { Scalar, Filter } from '../query.js';
import { UnsupportedQuery } from '../store-errors.js';
import { hasPrefix, hasWords, inRange, isIn, isNotIn } from './condition-query.js';
import { LIVE, allOf, anyOf } from './mongodb-query.js';
import type { MongodbQuery } from './mongodb-query.js';
import { storedField } from './stored-field.js';
import { hasEntries } from './word-entries.js';

/** What a condition may rely on: word indexes, and the fields that stand fixed around it. */
interface Scope {
  readonly words: readonly WordIndex[];
  readonly fixed: ReadonlyMap<string, Scalar>;
}

/**
 * The documents that a filter finds. A tombstone has no keys: where a field is held to a value, nothing more keeps it out,
 * and an index can answer alone. Whatever is not in the port's subset throws UnsupportedQuery, whatever its static type said.
 */
export function filterQuery(filter: Filter, words: readonly WordIndex[]): MongodbQuery {
  const query = partQuery(filter, { words, fixed: new Map() });
  const excluded = fixedBy(filter).some(([field, value]) => field !== 'id' && value !== null);
  return excluded ? query : allOf([query, LIVE]);
}

/** True when the answer may come from a word index. */
export function searchesWords(filter: unknown): boolean {
  if (typeof filter !== 'object' || filter === null) return false;
  return Object.hasOwn(filter, 'word') || Object.values(filter).some(searchesWords);
}

function partQuery(filter: Filter, scope: Scope): MongodbQuery {
  const [kind, content] = onlyEntry(filter);
  if (kind === 'or') return anyOf(filters(content).map((part) => partQuery(part, scope)));
  const inner = { ...scope, fixed: new Map([...scope.fixed, ...fixedBy(filter)]) };
  if (kind === 'and') return allOf(filters(content).map((part) => partQuery(part, inner)));
  if (kind !== 'where') throw new UnsupportedQuery(`Not a filter: ${kind}`);
  return allOf(Object.entries(loose(content)).map(([field, condition]) => conditionQuery(field, loose(condition), inner)));
}

function conditionQuery(name: string, condition: Loose, scope: Scope): MongodbQuery {
  const field = storedField(name);
  if (isRange(Object.keys(condition))) return inRange(field, condition);
  const [operator, value] = onlyEntry(condition);
  if (operator === 'eq' && isScalar(value)) return isIn(field, [value]);
  if (operator === 'in' && Array.isArray(value) && value.every(isScalar)) return isIn(field, value);
  if (operator === 'notIn' && Array.isArray(value) && value.every(isScalar)) return isNotIn(field, value);
  if (operator === 'prefix' && typeof value === 'string') return hasPrefix(field, value);
  if (operator === 'word' && typeof value === 'string') {
    const indexed = scope.words.some((index) => index.field === name && index.within.every((other) => scope.fixed.has(other)));
    return allOf([...(indexed ? [hasEntries(name, value)] : []), hasWords(field, value)]);
  }
  throw new UnsupportedQuery(`Not a condition: ${name} ${operator}`);
}
