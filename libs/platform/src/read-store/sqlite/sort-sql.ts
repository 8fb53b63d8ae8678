import type { Sort } from '../query.js';
import type { FieldValue } from '../field-value.js';
import { sortFieldsOf } from '../sort-fields.js';
import type { SortField } from '../sort-fields.js';
import { fieldSql, valueSql } from './field-sql.js';
import { allOf, join, sql } from './sql.js';
import type { Sql } from './sql.js';

/** One column to sort by. */
export interface Term extends SortField {
  readonly column: string;
}

/** The columns of a sort. */
export const termsOf = (sort: readonly Sort[], declared: ReadonlySet<string>): Term[] =>
  sortFieldsOf(sort).map((term) => ({ ...term, column: fieldSql(term.field, declared) }));

export const orderBy = (terms: readonly Term[]): string =>
  `ORDER BY ${terms.map((term) => `${term.column}${term.descending ? ' DESC' : ''}`).join(', ')}`;

/**
 * What comes after a key, as ranges that follow one another: first equal in all columns but the last and beyond it there,
 * then equal in one column less, and so on. Each range is one stretch of an index, which their union would not be.
 */
export function rangesAfter(terms: readonly Term[], key: readonly FieldValue[]): Sql[] {
  return terms
    .flatMap((term, at) => {
      const same = terms.slice(0, at).map((earlier, place) => equalTo(earlier.column, key[place] ?? null));
      return [beyond(term, key[at] ?? null).map((range) => allOf([...same, range]))];
    })
    .reverse()
    .flat();
}

/** Nulls are first ascending, last descending. */
function beyond(term: Term, value: FieldValue): Sql[] {
  if (value === null) return term.descending ? [] : [sql(`${term.column} IS NOT NULL`)];
  const further = join([sql(term.column), valueSql(value)], term.descending ? ' < ' : ' > ');
  return term.descending && term.field !== 'id' ? [further, sql(`${term.column} IS NULL`)] : [further];
}

const equalTo = (column: string, value: FieldValue): Sql =>
  value === null ? sql(`${column} IS NULL`) : join([sql(column), valueSql(value)], ' = ');
