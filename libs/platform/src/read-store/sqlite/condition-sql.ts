import { UnsupportedQuery } from '../read-store.port.js';
import { ABOVE_TEXT, BELOW_NUMBERS, LOWEST_TEXT, valueSql } from './field-sql.js';
import { allOf, anyOf, join, NOTHING, sql } from './sql.js';
import type { Sql } from './sql.js';

type Scalar = string | number | boolean | null;
type Bound = string | number;

const LAST_CODE_POINT = 0x10ffff;
const OPERATORS: Readonly<Record<string, string>> = { gt: '>', gte: '>=', lt: '<', lte: '<=' };

export const isScalar = (value: unknown): value is Scalar =>
  value === null || typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';

export const equals = (column: string, value: Scalar): Sql =>
  value === null ? sql(`${column} IS NULL`) : join([sql(column), valueSql(value)], ' = ');

export function isIn(column: string, values: readonly Scalar[]): Sql {
  const present = values.filter((value) => value !== null);
  const list = present.length === 0 ? [] : [inList(column, present.map(valueSql))];
  return anyOf(values.includes(null) ? [...list, sql(`${column} IS NULL`)] : list);
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
export function inRange(column: string, bounds: Readonly<Record<string, unknown>>): Sql {
  const given = Object.entries(bounds).filter((entry) => entry[1] !== undefined);
  if (given.length === 0) throw new UnsupportedQuery('A range without bounds');
  const values = given.map(([, value]) => checkedBound(value));
  const type = typeof values[0];
  if (values.some((value) => typeof value !== type)) return NOTHING;
  const compared = given.map(([operator], at) =>
    join([sql(column), valueSql(values[at]!)], ` ${OPERATORS[operator]!} `));
  return allOf([...compared, ...ofType(column, type === 'number', given.map(([operator]) => operator))]);
}

/** The open ends of a range, closed where the next type begins. */
function ofType(column: string, numbers: boolean, operators: readonly string[]): Sql[] {
  const open = (side: string): boolean => !operators.some((operator) => operator.startsWith(side));
  const below = numbers ? sql(`${column} > ${BELOW_NUMBERS}`) : sql(`${column} >= ${LOWEST_TEXT}`);
  const above = numbers ? sql(`${column} < ${LOWEST_TEXT}`) : sql(`${column} < ${ABOVE_TEXT}`);
  return [...(open('g') ? [below] : []), ...(open('l') ? [above] : [])];
}

export function hasPrefix(column: string, prefix: string): Sql {
  const end = afterPrefix(prefix);
  const below = end === null ? sql(`${column} < ${ABOVE_TEXT}`) : join([sql(column), valueSql(end)], ' < ');
  return allOf([join([sql(column), valueSql(prefix)], ' >= '), below]);
}

/** The first text behind all that begin with the prefix; null when there is none. Surrogates are no code points of text. */
function afterPrefix(prefix: string): string | null {
  const points = [...prefix].map((point) => point.codePointAt(0)!);
  while (points.at(-1) === LAST_CODE_POINT) points.pop();
  const last = points.pop();
  if (last === undefined) return null;
  return String.fromCodePoint(...points, last === 0xd7ff ? 0xe000 : last + 1);
}

function checkedBound(value: unknown): Bound {
  if (typeof value === 'string' || typeof value === 'number') return value;
  throw new UnsupportedQuery('Ranges have bounds of numbers or text');
}
