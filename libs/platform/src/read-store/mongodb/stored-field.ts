import { checkedField } from '../checked-names.js';
import type { FieldValue } from '../field-value.js';
import { UnsupportedQuery } from '../../errors/store-errors.js';
import { ABOVE_TEXT, DEEPEST, LOWEST_TEXT, keyName, keyOf, storable } from './store-keys.js';

/** Where the server has a field, and how values look there. The id is there as it is, everything else as its key. */
export interface StoredField {
  readonly path: string;
  /** Null for a value that the field never has. */
  keyOf(value: Exclude<FieldValue, null>): string | null;
  /** Every text lies from `lowest` to below `above`; null where nothing but text is kept. */
  readonly text: { readonly lowest: string; readonly above: string | null };
  /** False of the id, which each document has. */
  readonly nullable: boolean;
}

const ID: StoredField = {
  path: '_id',
  keyOf: (value) => (typeof value === 'string' ? storable(value) : null),
  text: { lowest: '', above: null },
  nullable: false,
};

/** Throws UnsupportedQuery for what is no field, or lies too deep. */
export function storedField(field: string): StoredField {
  if (field === 'id') return ID;
  const steps = checkedField(field).split('.');
  if (steps.length > DEEPEST) throw new UnsupportedQuery(`Fields lie ${DEEPEST} steps deep at most: ${field}`);
  return { path: `k.${keyName(steps)}`, keyOf, text: { lowest: LOWEST_TEXT, above: ABOVE_TEXT }, nullable: true };
}
