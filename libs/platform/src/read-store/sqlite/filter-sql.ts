import { filterIn } from '../filter-language.js';
import type { FilterLanguage } from '../filter-language.js';
import type { Filter } from '../query.js';
import { equals, hasPrefix, inRange, isIn, isNotIn } from './condition-sql.js';
import { fieldSql } from './field-sql.js';
import type { Scope } from './query-scope.js';
import { allOf, anyOf } from './sql.js';
import type { Sql } from './sql.js';
import { wordSql } from './word-sql.js';

/** The SQL of a filter. Throws UnsupportedQuery. */
export const filterSql = (filter: Filter, scope: Scope): Sql => filterIn(languageOf(scope), filter);

/** A field is its column. */
const languageOf = (scope: Scope): FilterLanguage<Sql, string> => ({
  allOf,
  anyOf,
  equals,
  isIn,
  isNotIn,
  inRange,
  hasPrefix,
  field: (name) => fieldSql(name, scope.declaration.fields),
  hasWords: (column, text, name, fixed) => wordSql({ name, column }, text, scope, fixed),
});
