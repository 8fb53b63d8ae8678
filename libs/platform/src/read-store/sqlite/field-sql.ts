import { UnsupportedQuery } from '../../errors/store-errors.js';
import { checkedField } from '../checked-names.js';
import { COMPOUND } from '../field-value.js';
import type { FieldValue } from '../field-value.js';
import { columnName, quoted } from './names.js';
import { sql } from './sql.js';
import type { Sql } from './sql.js';

// SQLite sorts null, number, text, blob and has no booleans: they become the two lowest numbers, which no document needs.
const FALSE = '-9e999';
const TRUE = '-1.7976931348623157e308';
/** Below every text, above every number. */
export const LOWEST_TEXT = "''";
/** Above every text: what a list or an object becomes. */
export const ABOVE_TEXT = "x''";
/** Below every number, above the booleans. */
export const BELOW_NUMBERS = TRUE;

/**
 * The value of a field as SQLite compares it, taken from `body`. Whole numbers become floating ones, as they are in
 * JavaScript: beyond 2^53 the two differ.
 */
export function extraction(field: string): string {
  const path = `'$.${checkedField(field).split('.').map(quoted).join('.')}'`;
  return (
    `CASE json_type(body, ${path}) WHEN 'false' THEN ${FALSE} WHEN 'true' THEN ${TRUE} ` +
    `WHEN 'integer' THEN CAST(json_extract(body, ${path}) AS REAL) ` +
    `WHEN 'array' THEN ${ABOVE_TEXT} WHEN 'object' THEN ${ABOVE_TEXT} ELSE json_extract(body, ${path}) END`
  );
}

/** The column of a declared field, the extraction of any other. */
export function fieldSql(field: string, declared: ReadonlySet<string>): string {
  if (field === 'id') return 'id';
  return declared.has(checkedField(field)) ? quoted(columnName(field)) : `(${extraction(field)})`;
}

/** A value to compare with. Null has no such form: it is asked for by IS NULL. */
export function valueSql(value: Exclude<FieldValue, null>): Sql {
  if (value === COMPOUND) return sql(ABOVE_TEXT);
  if (typeof value === 'boolean') return sql(value ? TRUE : FALSE);
  if (typeof value === 'number') return sql('?', checkedNumber(value));
  // The driver ends a bound text at its first NUL, not so a blob; the plus sign takes the cast's affinity away.
  return value.includes('\u0000') ? sql('+CAST(? AS TEXT)', Buffer.from(value)) : sql('?', value);
}

/** Undoes `extraction`, for values that come out of a query. */
export function decoded(value: unknown): string | number | boolean | null {
  if (value === -Infinity) return false;
  if (value === -Number.MAX_VALUE) return true;
  if (value === null || typeof value === 'string' || typeof value === 'number') return value;
  throw new UnsupportedQuery('Lists and objects cannot be counted by');
}

/** Throws UnsupportedQuery for a number that stands for something else. */
export function checkedNumber(value: number): number {
  if (Number.isFinite(value) && value !== -Number.MAX_VALUE) return value;
  throw new UnsupportedQuery(`Not a number to compare with: ${value}`);
}
