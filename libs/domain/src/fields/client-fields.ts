import { all, required, type FieldRule } from './field-rule.js';
import { maxLength, minLength } from './text-rules.js';

/** Spec 3 section 5: a client is searched by at least the first three letters of its name; the text is that of 1 section 5. */
export const SEARCHED_LETTERS = 3;
const TOO_SHORT = 'Type at least the first three letters of your Agency name/ Company name';
const LONGEST = 200;

/** A company or agency looked for by name. */
export const searchedName: FieldRule<string> = all(
  required<string>(TOO_SHORT),
  minLength(SEARCHED_LETTERS, TOO_SHORT),
  maxLength(LONGEST, `Please enter at most ${LONGEST} characters.`),
);
