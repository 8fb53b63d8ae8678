import { COVERAGE_LINES } from '../insurance/coverage.js';
import { hasBothKinds } from '../insurance/split-limits.js';
import type { CalendarDate } from '../kernel/dates.js';
import { after, calendarDate } from './date-text.js';
import { all, rule, type FieldRule } from './field-rule.js';
import { integerBetween, wholeNonNegative } from './number-rules.js';
import { freeLines, maxLength, oneOf, pattern, requiredText } from './text-rules.js';

/** Fields of a policy [C01]. */

export const policyNumber = requiredText('POLICY_NUMBER.REQUIRED', 50, 'POLICY_NUMBER.TOO_LONG');

export const effectiveOn: FieldRule<CalendarDate> = calendarDate;

export const expiresOn = (effective: unknown): FieldRule<CalendarDate> =>
  all(calendarDate, after(effective, 'EXPIRATION.TOO_EARLY'));

export const insurerName = requiredText('INSURER_NAME.REQUIRED', 50, 'INSURER_NAME.TOO_LONG');

/** An empty NAIC number becomes 0. */
export const naicOf = (typed: string): string => typed.trim() || '0';
export const naic: FieldRule<string> = pattern(/^\d{0,10}$/, 'NAIC.NOT_VALID');

/** A limit as it is typed and as it is stored: zero or more, whole, in dollars or cents. */
const limitAmount: FieldRule<number> = wholeNonNegative('LIMITS.NOT_VALID');

/** The limits of a policy by code: each amount fits. Whether one is needed depends on the line. */
export const limitAmounts: FieldRule<Readonly<Record<string, number>>> = rule(
  (value) => isRecord(value) && everyFits(Object.values(value)),
  'LIMITS.NOT_VALID',
);

/** The same, and at least one is above zero. */
export const limits: FieldRule<Readonly<Record<string, number>>> = rule(
  (value) =>
    isRecord(value) && everyFits(Object.values(value)) && Object.values(value).some((amount) => Number(amount) > 0),
  'LIMITS.NOT_VALID',
);

/** Either a combined single limit, or split limits. */
export const oneKindOfLimit: FieldRule<Readonly<Record<string, number>>> = rule(
  (value) => !isRecord(value) || !hasBothKinds((limit) => isSet(value[limit])),
  'LIMITS.OF_BOTH_KINDS',
);

export const percent: FieldRule<number> = integerBetween(0, 100, 'PERCENT.NOT_VALID');

/** Printed on certificates; adding a policy strips its HTML. */
export const descriptionOfOperations = freeLines(1000, 'OPERATIONS.TOO_LONG');

/** `CG 20 10 04 13`. */
export const formNumber = maxLength(40, 'FORM_NUMBER.TOO_LONG');

export const policyLine = oneOf(COVERAGE_LINES, 'POLICY_LINE.REQUIRED');

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isSet = (amount: unknown): boolean => typeof amount === 'number' && amount > 0;
const everyFits = (amounts: readonly unknown[]): boolean =>
  amounts.every((amount) => limitAmount.check(amount) === null);
