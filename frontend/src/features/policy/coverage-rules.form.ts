import { isStatedValue, otherDescription } from '@covertrail/domain/fields/coverage-fields';
import { COVERAGE_TYPE_TABLE, COVERAGE_TYPES } from '@covertrail/domain/insurance/lines/coverage-types';
import { mayState } from '@covertrail/domain/insurance/lines/line-coverage';
import {
  STATED_VALUE_CODES,
  STATED_VALUE_TABLE,
  type StatedValueCode,
  type ValueKind,
} from '@covertrail/domain/insurance/lines/stated-values';
import type { FormRules, Wrong } from '#shared/forms/field-resolver';
import { statedOf } from './coverage-values.form.js';
import type { PolicyValues } from './policy-values.form.js';

const WHOLE = 'Please enter a whole number.';
const MESSAGES: Readonly<Record<ValueKind, string>> = {
  money: 'Please enter an amount in whole dollars.',
  percent: 'Please enter a whole percent up to 100.',
  hours: WHOLE,
  days: WHOLE,
  months: WHOLE,
  monthsOrUnlimited: 'Please enter whole months up to 9999.',
  indicator: 'Please check the box or leave it.',
  text: 'Please enter up to 100 characters.',
  states: 'Please enter states by two letters: CO, UT.',
  choice: 'Please select one of the list.',
};

function statedProblem(code: StatedValueCode, { line, statedValues }: PolicyValues): Wrong {
  if (line === '' || !mayState(line, code)) return null;
  const value = statedOf(code, statedValues[code]);
  return value === null || isStatedValue(code, value) ? null : MESSAGES[STATED_VALUE_TABLE[code].kind];
}

const described = COVERAGE_TYPES.filter((type) => COVERAGE_TYPE_TABLE[type].described);

/** Rules of what a policy states of its coverage: the same that the server checks. */
export const COVERAGE_RULES: FormRules<PolicyValues> = {
  aggregateDescription: otherDescription,
  ...Object.fromEntries(described.map((type) => [`coverages.${type}.description`, otherDescription])),
  ...Object.fromEntries(
    STATED_VALUE_CODES.map((code) => [
      `statedValues.${code}`,
      (_: unknown, all: PolicyValues) => statedProblem(code, all),
    ]),
  ),
};
