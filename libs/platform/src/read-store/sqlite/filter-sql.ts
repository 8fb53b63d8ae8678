import type { Filter } from '../read-store.port.js';
import { UnsupportedQuery } from '../read-store.port.js';
import { hasPrefix, inRange, isIn, isScalar, equals } from './condition-sql.js';
import { fieldSql } from './field-sql.js';
import { allOf, anyOf } from './sql.js';
import type { Sql } from './sql.js';
import type { Scope } from './query-scope.js';
import { wordSql } from './word-sql.js';

type Loose = Readonly<Record<string, unknown>>;

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
  const operators = Object.keys(condition);
  if (operators.length > 0 && operators.every((operator) => /^[gl]te?$/.test(operator))) return inRange(column, condition);
  const [operator, value] = onlyEntry(condition);
  if (operator === 'eq' && isScalar(value)) return equals(column, value);
  if (operator === 'in' && Array.isArray(value) && value.every(isScalar)) return isIn(column, value);
  if (operator === 'prefix' && typeof value === 'string') return hasPrefix(column, value);
  if (operator === 'word' && typeof value === 'string') return wordSql(field, column, value, scope);
  throw new UnsupportedQuery(`Not a condition: ${field} ${operator}`);
}

/** The fields that the filter holds to one value, wherever it is true. */
function fixedBy(filter: Filter): [string, string | number | boolean | null][] {
  if ('and' in filter) return filters(filter.and).flatMap(fixedBy);
  if (!('where' in filter)) return [];
  return Object.entries(loose(filter.where)).flatMap(([field, condition]) => {
    const { eq } = loose(condition);
    return isScalar(eq) ? [[field, eq] as [string, string | number | boolean | null]] : [];
  });
}

function filters(content: unknown): readonly Filter[] {
  if (!Array.isArray(content)) throw new UnsupportedQuery('and/or take a list of filters');
  return content as readonly Filter[];
}

function onlyEntry(value: unknown): readonly [string, unknown] {
  const [entry, another] = Object.entries(loose(value));
  if (entry === undefined || another !== undefined) throw new UnsupportedQuery('One operator is expected at a time');
  return entry;
}

function loose(value: unknown): Loose {
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value as Loose;
  throw new UnsupportedQuery('An object is expected in a filter');
}
