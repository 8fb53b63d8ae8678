import { filters, fixedBy, isRange, isScalar, loose, onlyEntry } from './filter-shape.js';
import type { Loose } from './filter-shape.js';
import type { Filter, Scalar } from './query.js';
import { UnsupportedQuery } from '../errors/store-errors.js';

/** The fields that stand fixed to one value around a condition. */
export type Fixed = ReadonlyMap<string, Scalar>;

/** How a store says each part of a filter; `Field` is what it knows of a field. */
export interface FilterLanguage<Query, Field> {
  allOf(parts: readonly Query[]): Query;
  anyOf(parts: readonly Query[]): Query;
  /** Throws UnsupportedQuery for what is no field. */
  field(name: string): Field;
  equals(field: Field, value: Scalar): Query;
  isIn(field: Field, values: readonly Scalar[]): Query;
  isNotIn(field: Field, values: readonly Scalar[]): Query;
  inRange(field: Field, range: Loose): Query;
  hasPrefix(field: Field, prefix: string): Query;
  hasWords(field: Field, text: string, name: string, fixed: Fixed): Query;
}

const NOTHING_FIXED: Fixed = new Map();

/** A filter in the language of a store. Whatever is not in the port's subset throws UnsupportedQuery, whatever its static type said. */
export function filterIn<Query, Field>(
  language: FilterLanguage<Query, Field>,
  filter: Filter,
  fixed = NOTHING_FIXED,
): Query {
  const [kind, content] = onlyEntry(filter);
  if (kind === 'or') return language.anyOf(filters(content).map((part) => filterIn(language, part, fixed)));
  const inner = new Map([...fixed, ...fixedBy(filter)]);
  if (kind === 'and') return language.allOf(filters(content).map((part) => filterIn(language, part, inner)));
  if (kind !== 'where') throw new UnsupportedQuery(`Not a filter: ${kind}`);
  return language.allOf(
    Object.entries(loose(content)).map(([name, condition]) => conditionIn(language, name, loose(condition), inner)),
  );
}

function conditionIn<Query, Field>(
  language: FilterLanguage<Query, Field>,
  name: string,
  condition: Loose,
  fixed: Fixed,
): Query {
  const field = language.field(name);
  if (isRange(Object.keys(condition))) return language.inRange(field, condition);
  const [operator, value] = onlyEntry(condition);
  if (operator === 'eq' && isScalar(value)) return language.equals(field, value);
  if (operator === 'in' && Array.isArray(value) && value.every(isScalar)) return language.isIn(field, value);
  if (operator === 'notIn' && Array.isArray(value) && value.every(isScalar)) return language.isNotIn(field, value);
  if (operator === 'prefix' && typeof value === 'string') return language.hasPrefix(field, value);
  if (operator === 'word' && typeof value === 'string') return language.hasWords(field, value, name, fixed);
  throw new UnsupportedQuery(`Not a condition: ${name} ${operator}`);
}
