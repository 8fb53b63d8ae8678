import { COMPOUND, fieldValue } from '../field-value.js';
import type { FieldValue } from '../field-value.js';
import type { Document } from '../document.js';
import { extraction } from './field-sql.js';
import { columnName, quoted } from './names.js';
import type { Parameter } from './sql.js';

/** What the columns of a document hold: what `extraction` finds in its body, but for text with a NUL. */
export const storedValues = (document: Document, columns: readonly string[]): Parameter[] =>
  columns.map((field) => storedValue(fieldValue(document, field)));

/** The driver ends a bound text at its first NUL: columns of such a document are taken from its body (`columnsFromBody`). */
export const mayHoldNul = (body: string): boolean => body.includes('\\u0000');

/** Sets columns to what stands in the body, within an UPDATE. */
export const columnsFromBody = (columns: readonly string[]): string =>
  columns.map((field) => `${quoted(columnName(field))} = ${extraction(field)}`).join(', ');

/** As `extraction` writes it: lists and objects stand above every text, booleans below every number. */
function storedValue(value: FieldValue): Parameter {
  if (value === COMPOUND) return new Uint8Array(0);
  if (typeof value === 'boolean') return value ? -Number.MAX_VALUE : -Infinity;
  return value;
}
