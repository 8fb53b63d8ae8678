import { all, required, rule, type FieldRule } from './field-rule.js';
import { plainText } from './plain-text.js';

/** Text is judged without the spaces around it, as it is stored (spec 2 section 5: string fields are trimmed). */
const textRule = (test: (text: string) => boolean, message: string): FieldRule<string> =>
  all<string>(plainText, rule<string>((value) => typeof value === 'string' && test(value.trim()), message));

/** Length in characters as people count them: a letter outside the basic plane is one. */
const lengthOf = (text: string): number => (text.length > LONGEST ? text.length : [...text].length);

/** No field is longer, and counting letters one by one has its price. */
const LONGEST = 100_000;

export const maxLength = (most: number, message: string): FieldRule<string> =>
  textRule((text) => lengthOf(text) <= most, message);

export const minLength = (least: number, message: string): FieldRule<string> =>
  textRule((text) => lengthOf(text) >= least, message);

/** The whole text must match: the expression carries its own anchors. */
export const pattern = (expression: RegExp, message: string): FieldRule<string> =>
  textRule((text) => expression.test(text), message);

export const oneOf = <Value extends string>(values: readonly Value[], message: string): FieldRule<Value> =>
  rule<Value>((value) => values.some((each) => each === value), message);

/** Text that must be there and may be so long. */
export const requiredText = (missing: string, most: number, tooLong: string): FieldRule<string> =>
  all(required<string>(missing), maxLength(most, tooLong));

/** Text that may be empty, up to a length. */
export const freeText = (most: number, tooLong: string): FieldRule<string> => maxLength(most, tooLong);
