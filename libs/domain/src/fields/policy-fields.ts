import { COVERAGE_LINES } from '../compliance/coverage.js';
import { hasBothKinds } from '../compliance/split-limits.js';
import type { CalendarDate } from '../kernel/dates.js';
import { after, calendarDate } from './date-text.js';
import { all, rule, type FieldRule } from './field-rule.js';
import { integerBetween, wholeNonNegative } from './number-rules.js';
import { freeText, oneOf, pattern, requiredText } from './text-rules.js';

/** Spec 2 section 5. Where it gives a rule without a text, the text is ours. */

export const policyNumber = requiredText('Please enter policy number.', 50, 'Policy number cannot exceed 50 characters.');

export const effectiveOn: FieldRule<CalendarDate> = calendarDate;

export const expiresOn = (effective: unknown): FieldRule<CalendarDate> =>
  all(calendarDate, after(effective, 'Expiration date must be after the effective date.'));

export const insurerName = requiredText('Please enter valid insurer name!', 50, 'Insurer name cannot exceed 50 characters.');

/** An empty NAIC number becomes 0. */
export const naicOf = (typed: string): string => typed.trim() || '0';
export const naic: FieldRule<string> = pattern(/^\d{0,10}$/, 'Insurer NAIC should be numbers only');

const LIMITS_INVALID = 'Limits Invalid';
/** A limit as it is typed and as it is stored: zero or more, whole, dollars or cents. */
export const limitAmount: FieldRule<number> = wholeNonNegative(LIMITS_INVALID);

/** The limits of a policy by code: each amount fits. Whether one is needed depends on the line. */
export const limitAmounts: FieldRule<Readonly<Record<string, number>>> = rule(
  (value) => isRecord(value) && everyFits(Object.values(value)),
  LIMITS_INVALID,
);

/** The same, and one of them exceeds zero. */
export const limits: FieldRule<Readonly<Record<string, number>>> = rule(
  (value) => isRecord(value) && everyFits(Object.values(value)) && Object.values(value).some((amount) => Number(amount) > 0),
  LIMITS_INVALID,
);

export const BOTH_LIMITS = 'A combined single limit and split limits cannot both be set.';

/** A combined single limit stands alone, or the split limits do. */
export const oneKindOfLimit: FieldRule<Readonly<Record<string, number>>> = rule(
  (value) => !isRecord(value) || !hasBothKinds((limit) => isSet(value[limit])),
  BOTH_LIMITS,
);

export const percent: FieldRule<number> = integerBetween(0, 100, 'Please enter a whole number from 0 to 100.');

/** Printed on certificates; adding a policy strips its HTML. */
export const descriptionOfOperations = freeText(1000, 'Description of operations cannot exceed 1000 characters.');

export const policyLine = oneOf(COVERAGE_LINES, 'Please select a policy type.');

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isSet = (amount: unknown): boolean => typeof amount === 'number' && amount > 0;
const everyFits = (amounts: readonly unknown[]): boolean => amounts.every((amount) => limitAmount.check(amount) === null);
