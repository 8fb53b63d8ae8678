import type { Document } from './document.js';
import { UnsupportedQuery } from '../errors/store-errors.js';
import { COMPOUND, fieldValue } from './field-value.js';
import type { FieldValue } from './field-value.js';

/** Opaque text for the place of a document in a sorted list: its values of the sort fields, the id last. */
export function pageKeyOf(document: Document, fields: readonly string[]): string {
  const values = fields.map((field) => fieldValue(document, field));
  return Buffer.from(JSON.stringify(values.map((value) => (value === COMPOUND ? {} : value)))).toString('base64url');
}

/** The values in a page key. Callers send keys back: a key that does not match the sort throws UnsupportedQuery. */
export function readPageKey(key: string, fields: readonly string[]): FieldValue[] {
  const values = parsed(key);
  if (!Array.isArray(values) || values.length !== fields.length || typeof values.at(-1) !== 'string') {
    throw new UnsupportedQuery('The page key does not belong to this sort');
  }
  return values.map((value: unknown) =>
    value === null || typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
      ? value
      : COMPOUND,
  );
}

function parsed(key: string): unknown {
  try {
    return JSON.parse(Buffer.from(key, 'base64url').toString());
  } catch {
    throw new UnsupportedQuery('The page key cannot be read');
  }
}
