import { DEDUCTIBLE_KINDS, DEDUCTIBLE_TABLE, isSpecialDeductible } from '../insurance/lines/deductible-kinds.js';
import { VALUATION_TYPES } from '../insurance/lines/valuation-types.js';
import { ONE_PERCENT, WHOLE, type BasisPoints } from '../kernel/basis-points.js';
import type { BlanketLimit, LimitDetail, LimitDetails, StatedDeductible } from '../insurance/terms/limit-details.js';
import { optional, rule, type FieldRule } from './field-rule.js';
import { wholeNonNegative } from './number-rules.js';
import { maxLength, requiredText } from './text-rules.js';

/** Limit rows [C03] and blanket rows [C05]. */

/** An amount beside a limit, in cents. */
export const limitCents: FieldRule<number> = wholeNonNegative('LIMITS.NOT_VALID');

/** A whole percent, at most 100, in basis points. */
export const percentShare: FieldRule<BasisPoints> = rule(
  (value) => typeof value === 'number' && value >= 0 && value <= WHOLE && value % ONE_PERCENT === 0,
  'PERCENT.NOT_VALID',
);

/** A deductible has the number that its kind asks for, or none. */
export const deductible: FieldRule<StatedDeductible> = rule(isDeductible, 'LIMITS.NOT_VALID');

/** "Included", and other words in place of an amount. */
const limitText = maxLength(40, 'NOTE.TOO_LONG');

export const blanketNumber = requiredText('BLANKET_NUMBER.REQUIRED', 20, 'NOTE.TOO_LONG');

const DETAIL_RULES: Readonly<Record<keyof LimitDetail, FieldRule>> = {
  displayed: limitCents,
  second: limitCents,
  deductible,
  coinsurance: percentShare,
  valuation: rule((value) => VALUATION_TYPES.some((type) => type === value), 'LIMITS.NOT_VALID'),
  valuationAmount: limitCents,
  text: limitText,
};

/** What each limit states beside its amount, by code: each value fits. Whether a line has it is for the policy to say. */
export const limitDetails: FieldRule<LimitDetails> = rule(
  (value) =>
    isRecord(value) &&
    Object.values(value).every((detail) => isRecord(detail) && Object.entries(detail).every(isDetail)),
  'LIMITS.NOT_VALID',
);

/** Whether a row says something without an amount: one of its numbers is above zero, or its deductible needs none. */
export const saysSomething = ({
  second,
  deductible: borne,
  coinsurance,
  valuationAmount,
}: Omit<LimitDetail, 'valuation'>): boolean =>
  [second, coinsurance, valuationAmount, borne?.value].some((value) => (value ?? 0) > 0) ||
  (borne !== undefined && isSpecialDeductible(borne.kind));

/** A blanket row: a number, and an amount above zero or a deductible that needs none. */
export const blanketLimit: FieldRule<BlanketLimit> = {
  check: (value) => {
    if (!isRecord(value)) return { code: 'LIMITS.NOT_VALID' };
    const { number, total, coinsurance, valuationAmount, deductible: borne } = value;
    const wrong =
      blanketNumber.check(number) ??
      optional(limitCents).check(total) ??
      optional(limitCents).check(valuationAmount) ??
      optional(percentShare).check(coinsurance) ??
      optional(deductible).check(borne);
    const row = { second: Number(total ?? 0), ...(value as Omit<BlanketLimit, 'total'>) };
    return wrong ?? (saysSomething(row) ? null : { code: 'LIMITS.NOT_VALID' });
  },
};

/** Two numbers of blankets are the same where these are: without case and outer spaces. */
export const blanketKey = (number: string): string => number.trim().toLowerCase();

/** Whether two blankets have one number. */
export function hasTwice(blankets: readonly BlanketLimit[]): boolean {
  const numbers = blankets.map(({ number }) => blanketKey(number));
  return new Set(numbers).size < numbers.length;
}

function isDetail([name, value]: readonly [string, unknown]): boolean {
  const rules: Readonly<Record<string, FieldRule>> = DETAIL_RULES;
  return rules[name]?.check(value) === null;
}

function isDeductible(given: unknown): boolean {
  if (!isRecord(given)) return false;
  const kind = DEDUCTIBLE_KINDS.find((kind) => kind === given['kind']);
  if (kind === undefined) return false;
  const { value } = given;
  switch (DEDUCTIBLE_TABLE[kind].value) {
    case 'nothing':
      return value === undefined;
    case 'percent':
      return percentShare.check(value) === null;
    default:
      return limitCents.check(value) === null;
  }
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
