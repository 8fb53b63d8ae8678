import type { Filter } from '../query.js';
import { UnsupportedQuery } from '../store-errors.js';
import { filters, fixedBy, isRange, isScalar, loose, onlyEntry } from '../filter-shape.js';
import type { Loose } from '../filter-shape.js';
import { hasPrefix, inRange, isIn, isNotIn, equals } from './condition-sql.js';
import { fieldSql } from './field-sql.js';
import { allOf, anyOf } from './sql.js';
import type { Sql } from './sql.js';
import type { Scope } from './query-scope.js';
import { wordSql } from './word-sql.js';

/** The SQL of a filter. Whatever is not in the port's subset throws UnsupportedQuery, whatever its static type said. */
export function filterSql(filter: Filter, scope: Scope): Sql {
  const [kind, content] = onlyEntry(filter);
  if (kind === 'or') return anyOf(filters(content).map((part) => filterSql(part, scope)));
  const inner = { ...scope, fixed: new Map([...scope.fixed, ...fixedBy(filter)]) };
  if (kind === 'and') return allOf(filters(content).map((part) => filterSql(part, inner)));
  if (kind !== 'where') throw new UnsupportedQuery(`Not a filter: ${kind}`);
  return allOf(Object.entries(loose(content)).map(([field, condition]) => conditionSql(field, loose(condition), inner)));
}

function conditionSql(field: string, condition: Loose, scope: Scope): Sql {
  const column = fieldSql(field, scope.declaration.fields);
  if (isRange(Object.keys(condition))) return inRange(column, condition);
  const [operator, value] = onlyEntry(condition);
  if (operator === 'eq' && isScalar(value)) return equals(column, value);
  if (operator === 'in' && Array.isArray(value) && value.every(isScalar)) return isIn(column, value);
  if (operator === 'notIn' && Array.isArray(value) && value.every(isScalar)) return isNotIn(column, value);
  if (operator === 'prefix' && typeof value === 'string') return hasPrefix(column, value);
  if (operator === 'word' && typeof value === 'string') return wordSql(field, column, value, scope);
  throw new UnsupportedQuery(`Not a condition: ${field} ${operator}`);
}
