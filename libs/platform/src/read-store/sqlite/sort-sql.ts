import type { PlaceLanguage } from '../ranges-after.js';
import type { SortField } from '../sort-fields.js';
import { fieldSql, valueSql } from './field-sql.js';
import { allOf, join, sql } from './sql.js';
import type { Sql } from './sql.js';

export const orderBy = (sort: readonly SortField[], declared: ReadonlySet<string>): string =>
  `ORDER BY ${sort.map(({ field, descending }) => `${fieldSql(field, declared)}${descending ? ' DESC' : ''}`).join(', ')}`;

/** Where a field lies, in a collection with these columns. */
export const placesIn = (declared: ReadonlySet<string>): PlaceLanguage<Sql> => ({
  allOf,
  isNull: (field) => sql(`${fieldSql(field, declared)} IS NULL`),
  isPresent: (field) => sql(`${fieldSql(field, declared)} IS NOT NULL`),
  equals: (field, value) => join([sql(fieldSql(field, declared)), valueSql(value)], ' = '),
  beyond: ({ field, descending }, value) =>
    join([sql(fieldSql(field, declared)), valueSql(value)], descending ? ' < ' : ' > '),
});
