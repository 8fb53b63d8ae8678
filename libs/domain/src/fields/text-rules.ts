import type { FieldProblem, LengthCode, PlainFieldCode } from './field-problem.js';
import { all, required, rule, type FieldRule } from './field-rule.js';
import { oneLine, plainText } from './plain-text.js';

/**
 * Text is checked without the spaces around it, as it is stored [K02]. It is of one line: a
 * field of several lines says so by `freeLines` or `requiredLines`.
 */
const textRule = (test: (text: string) => boolean, problem: FieldProblem): FieldRule<string> =>
  all<string>(oneLine, linesRule(test, problem));

const linesRule = (test: (text: string) => boolean, problem: FieldProblem): FieldRule<string> =>
  all<string>(plainText, { check: (value) => (typeof value === 'string' && test(value.trim()) ? null : problem) });

/** Length in characters as people count them: a character outside the basic plane counts as one. */
const lengthOf = (text: string): number => (text.length > LONGEST ? text.length : [...text].length);

/** No field is longer, and counting characters one by one is slow. */
const LONGEST = 100_000;

export const maxLength = (most: number, code: LengthCode): FieldRule<string> =>
  textRule((text) => lengthOf(text) <= most, { code, most });

export const minLength = (least: number, code: PlainFieldCode): FieldRule<string> =>
  textRule((text) => lengthOf(text) >= least, { code });

/** The whole text must match: the expression carries its own anchors. */
export const pattern = (expression: RegExp, code: PlainFieldCode): FieldRule<string> =>
  textRule((text) => expression.test(text), { code });

export const oneOf = <Value extends string>(values: readonly Value[], code: PlainFieldCode): FieldRule<Value> =>
  rule<Value>((value) => values.some((each) => each === value), code);

/** Required text with a longest length. */
export const requiredText = (missing: PlainFieldCode, most: number, tooLong: LengthCode): FieldRule<string> =>
  all(required<string>(missing), maxLength(most, tooLong));

/** Text that may be empty, up to a length. */
export const freeText = (most: number, tooLong: LengthCode): FieldRule<string> => maxLength(most, tooLong);

/** Text of several lines that may be empty, up to a length. */
export const freeLines = (most: number, tooLong: LengthCode): FieldRule<string> => ({
  ...linesRule((text) => lengthOf(text) <= most, { code: tooLong, most }),
  severalLines: true,
});

/** Required text of several lines with a longest length. */
export const requiredLines = (missing: PlainFieldCode, most: number, tooLong: LengthCode): FieldRule<string> =>
  all(required<string>(missing), freeLines(most, tooLong));
