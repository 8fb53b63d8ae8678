import type { FieldRule } from './field-rule.js';
import { freeText, pattern } from './text-rules.js';

/** Which columns of a sheet hold the fields of its entries: `supplierName:0,email:3`; empty for none [F06]. */
export const chosenColumns: FieldRule<string> = pattern(
  /^(?:[A-Za-z0-9]{1,40}:\d{1,2}(?:,[A-Za-z0-9]{1,40}:\d{1,2}){0,29})?$/,
  'CHOSEN.NOT_VALID',
);

/** The address book of a sheet that names none: its name, or the id of whom it is about [F06]. */
export const bookOfSheet = freeText(120, 'BOOK_NAME.TOO_LONG');
