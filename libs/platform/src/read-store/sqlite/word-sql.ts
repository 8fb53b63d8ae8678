import { wordIndexFor } from '../declaration.js';
import { COMPOUND } from '../field-value.js';
import type { FieldValue } from '../field-value.js';
import type { Fixed } from '../filter-language.js';
import { signsOf, wordsOf } from '../words.js';
import { hasPrefix } from './condition-sql.js';
import type { Scope } from './query-scope.js';
import { EVERYTHING, allOf, join, sql } from './sql.js';
import type { Sql } from './sql.js';

/** The SQL function, known to reading connections, that looks for words where no index holds them. */
export const HAS_WORDS = 'has_words';

/** The key under which the words of a field are indexed, for the values of the fields around it. */
export const wordKey = (field: string, within: readonly FieldValue[]): string =>
  JSON.stringify([field, ...within.map((value) => (value === COMPOUND ? {} : value))]);

interface WordField {
  readonly name: string;
  readonly column: string;
}

/** By the word index when all the fields it lies within are fixed, else document by document. */
export function wordSql(field: WordField, text: string, scope: Scope, fixed: Fixed): Sql {
  const signs = signsOf(text).map((sign) => sql(`instr(${field.column}, ?) > 0`, sign));
  return allOf([wordsSql(field, wordsOf(text), scope, fixed), ...signs]);
}

function wordsSql({ name, column }: WordField, words: readonly string[], scope: Scope, fixed: Fixed): Sql {
  if (words.length === 0) return EVERYTHING;
  const index = wordIndexFor(scope.declaration.words, name, fixed);
  if (index === undefined) return sql(`${HAS_WORDS}(${column}, ?)`, JSON.stringify(words));
  const key = wordKey(
    name,
    index.within.map((other) => fixed.get(other) ?? null),
  );
  const { text: ids, parameters } = join(
    words.map((word) => {
      const begins = hasPrefix('word', word);
      return sql(
        `SELECT document FROM ${scope.words} WHERE key = (SELECT number FROM ${scope.wordKeys} WHERE key = ?) AND ${begins.text}`,
        key,
        ...begins.parameters,
      );
    }),
    ' INTERSECT ',
  );
  return sql(`number IN (${ids})`, ...parameters);
}
