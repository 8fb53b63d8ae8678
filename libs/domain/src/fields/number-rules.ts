import type { PlainFieldCode } from './field-problem.js';
import { rule, type FieldRule } from './field-rule.js';

/** A whole number within bounds, both included; text is not a number here. */
export const integerBetween = (least: number, most: number, code: PlainFieldCode): FieldRule<number> =>
  rule<number>(
    (value) => typeof value === 'number' && Number.isSafeInteger(value) && value >= least && value <= most,
    code,
  );

/** Zero or more, whole. */
export const wholeNonNegative = (code: PlainFieldCode): FieldRule<number> =>
  integerBetween(0, Number.MAX_SAFE_INTEGER, code);
