import {
  STATED_VALUE_CODES,
  STATED_VALUE_TABLE,
  UNLIMITED,
  type StatedValueCode,
  type StatedValues,
  type ValueKind,
} from '../insurance/lines/stated-values.js';
import { rule, type FieldRule } from './field-rule.js';
import { NOTE_LENGTH } from './note-fields.js';
import { percent } from './policy-fields.js';
import { freeLines, requiredText } from './text-rules.js';

const MOST_NUMBER = 100_000_000_000_000;
const MOST_TEXT = 100;
const MOST_STATES = 60;
/** Four digits, which is all that fields take. */
const MOST_MONTHS = 9999;

const isNumber = (value: unknown): boolean =>
  Number.isSafeInteger(value) && Number(value) >= 0 && Number(value) <= MOST_NUMBER;
const statedText = requiredText('STATED_VALUE.NOT_VALID', MOST_TEXT, 'STATED_TEXT.TOO_LONG');
const isState = (value: unknown): boolean => typeof value === 'string' && /^[A-Z]{2}$/.test(value);
const isStates = (value: unknown): boolean =>
  Array.isArray(value) &&
  value.length > 0 &&
  value.length <= MOST_STATES &&
  value.every(isState) &&
  new Set(value).size === value.length;

const FITS: Readonly<Record<Exclude<ValueKind, 'choice'>, (value: unknown) => boolean>> = {
  money: isNumber,
  percent: (value) => percent.check(value) === null,
  hours: isNumber,
  days: isNumber,
  months: isNumber,
  monthsOrUnlimited: (value) => value === UNLIMITED || (isNumber(value) && Number(value) <= MOST_MONTHS),
  indicator: (value) => value === true,
  text: (value) => statedText.check(value) === null,
  states: isStates,
};

/** Whether a value fits its kind: cents and whole numbers, months or `unlimited`, percents up to 100, two-letter states, an entry of the list. */
export function isStatedValue(code: StatedValueCode, value: unknown): boolean {
  const { kind, choices } = STATED_VALUE_TABLE[code];
  return kind === 'choice' ? choices.some((choice) => choice === value) : FITS[kind](value);
}

const isCode = (code: string): code is StatedValueCode => STATED_VALUE_CODES.some((each) => each === code);

/** What a policy states besides its limits, by code [C13]. */
export const statedValues: FieldRule<StatedValues> = rule(
  (value) =>
    typeof value === 'object' &&
    value !== null &&
    !Array.isArray(value) &&
    Object.entries(value).every(([code, stated]) => isCode(code) && isStatedValue(code, stated)),
  'STATED_VALUE.NOT_VALID',
);

/** What an `other` coverage or basis is [C13]. */
export const otherDescription = freeLines(NOTE_LENGTH, 'NOTE.TOO_LONG');
