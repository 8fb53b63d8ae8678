import { boundsOf } from '../filter-shape.js';
import type { Loose } from '../filter-shape.js';
import type { Scalar } from '../query.js';
import { textAfterPrefix } from '../text-after-prefix.js';
import { ABOVE_TEXT, BELOW_NUMBERS, checkedNumber, LOWEST_TEXT, valueSql } from './field-sql.js';
import { allOf, anyOf, join, NOTHING, sql } from './sql.js';
import type { Sql } from './sql.js';

/** Longer lists of values go as JSON: SQLite takes 32,766 parameters. */
const LISTED_SINGLY = 512;
const OPERATORS: Readonly<Record<string, string>> = { gt: '>', gte: '>=', lt: '<', lte: '<=' };

export const equals = (column: string, value: Scalar): Sql =>
  value === null ? sql(`${column} IS NULL`) : join([sql(column), valueSql(value)], ' = ');

export function isIn(column: string, values: readonly Scalar[]): Sql {
  const present = values.filter((value) => value !== null);
  const list =
    present.length > LISTED_SINGLY
      ? inLongList(column, present)
      : present.length === 0
        ? []
        : [inList(column, present.map(valueSql))];
  return anyOf(values.includes(null) ? [...list, sql(`${column} IS NULL`)] : list);
}

/** SQL knows of null neither that it is in a list nor that it is not. */
export function isNotIn(column: string, values: readonly Scalar[]): Sql {
  const { text, parameters } = isIn(
    column,
    values.filter((value) => value !== null),
  );
  const other = sql(`NOT (${text})`, ...parameters);
  return values.includes(null)
    ? allOf([sql(`${column} IS NOT NULL`), other])
    : anyOf([sql(`${column} IS NULL`), other]);
}

/** Of any length: the numbers and the texts go as one parameter each, which SQLite reads as a table of values. */
function inLongList(column: string, values: readonly Exclude<Scalar, null>[]): Sql[] {
  const numbers = values.filter((value) => typeof value === 'number').map(checkedNumber);
  const texts = values.filter((value) => typeof value === 'string');
  const booleans = [...new Set(values.filter((value) => typeof value === 'boolean'))];
  return [
    ...(booleans.length > 0 ? [inList(column, booleans.map(valueSql))] : []),
    ...(numbers.length > 0
      ? [sql(`${column} IN (SELECT CAST(value AS REAL) FROM json_each(?))`, JSON.stringify(numbers))]
      : []),
    ...(texts.length > 0 ? [sql(`${column} IN (SELECT value FROM json_each(?))`, JSON.stringify(texts))] : []),
  ];
}

/** Lists are filled up to a power of two with their last value, so that few statements serve all lengths. */
export function inList(column: string, values: readonly Sql[]): Sql {
  const last = values.at(-1);
  if (last === undefined) return NOTHING;
  const length = 2 ** Math.ceil(Math.log2(values.length));
  const filled = [...values, ...new Array<Sql>(length - values.length).fill(last)];
  const { text, parameters } = join(filled, ', ');
  return sql(`${column} IN (${text})`, ...parameters);
}

/** Bounds of one type, which only values of that type can keep; bounds of two types nothing can keep. */
export function inRange(column: string, range: Loose): Sql {
  const bounds = boundsOf(range);
  if (bounds === null) return NOTHING;
  const compared = bounds.map(([operator, bound]) => join([sql(column), valueSql(bound)], ` ${OPERATORS[operator]!} `));
  const numbers = typeof bounds[0]?.[1] === 'number';
  return allOf([
    ...compared,
    ...ofType(
      column,
      numbers,
      bounds.map(([operator]) => operator),
    ),
  ]);
}

/** The open ends of a range, closed where the next type begins. */
function ofType(column: string, numbers: boolean, operators: readonly string[]): Sql[] {
  const open = (side: string): boolean => !operators.some((operator) => operator.startsWith(side));
  const below = numbers ? sql(`${column} > ${BELOW_NUMBERS}`) : sql(`${column} >= ${LOWEST_TEXT}`);
  const above = numbers ? sql(`${column} < ${LOWEST_TEXT}`) : sql(`${column} < ${ABOVE_TEXT}`);
  return [...(open('g') ? [below] : []), ...(open('l') ? [above] : [])];
}

export function hasPrefix(column: string, prefix: string): Sql {
  const end = textAfterPrefix(prefix);
  const below = end === null ? sql(`${column} < ${ABOVE_TEXT}`) : join([sql(column), valueSql(end)], ' < ');
  return allOf([join([sql(column), valueSql(prefix)], ' >= '), below]);
}
