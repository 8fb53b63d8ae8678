import { all, lookedUp, required, type FieldRule } from './field-rule.js';
import { maxLength, minLength } from './text-rules.js';

/** [G01] A client is searched by at least the first three letters of its name. */
export const SEARCHED_LETTERS = 3;
const LONGEST = 200;

/** A company or agency looked for by name. */
export const searchedName: FieldRule<string> = lookedUp(
  all(
    required<string>('COMPANY_SEARCH.TOO_SHORT'),
    minLength(SEARCHED_LETTERS, 'COMPANY_SEARCH.TOO_SHORT'),
    maxLength(LONGEST, 'SEARCHED_NAME.TOO_LONG'),
  ),
);
