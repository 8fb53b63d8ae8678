import {
  STATED_VALUE_CODES,
  STATED_VALUE_TABLE,
  type StatedChoice,
  type StatedValue,
  type StatedValues,
} from '@covertrail/domain/insurance/lines/stated-values';
import type { RegionCode } from '@covertrail/domain/insurance/lines/regions';
import type { FormChoice } from '@covertrail/domain/insurance/lines/form-choice';
import type { AggregateTerm, AppliedCoverage } from '@covertrail/domain/insurance/terms/coverage-terms';
import { coverageOrder } from '../insurance/coverage-order.js';
import { COVERAGE_TYPE_NAMES, SUB_COVERAGE_NAMES } from '../insurance/coverage-type-words.js';
import { STATED_CHOICE_NAMES, STATED_VALUE_NAMES } from '../insurance/stated-value-words.js';
import { symbolName } from '../insurance/symbol-words.js';
import { AGGREGATE_BASIS_NAMES, FORM_INTEREST_NAMES } from '../insurance/vocabulary-words.js';
import { moneyText } from '../text/money-text.js';
import { listed } from '../text/sentence-parts.js';
import type { Texts } from '../text/text-changes.js';

/** By coverage type, in the order of the screens: `yes`, its parts or its description. */
export const coveragesTexts = (coverages: readonly AppliedCoverage[]): Texts =>
  Object.fromEntries(
    coverages
      .toSorted((a, b) => coverageOrder(a.type, b.type))
      .map((coverage) => [COVERAGE_TYPE_NAMES[coverage.type], coverageText(coverage)]),
  );

const coverageText = ({ subCoverages, description }: AppliedCoverage): string =>
  description ||
  listed(
    subCoverages.map((part) => SUB_COVERAGE_NAMES[part]),
    'yes',
  );

/** What a general aggregate applies per. */
export const aggregateTexts = (aggregate: AggregateTerm | null): Texts =>
  aggregate === null ? {} : { 'General aggregate applies per': aggregateText(aggregate) };
const aggregateText = ({ basis, description }: AggregateTerm): string =>
  description === ''
    ? AGGREGATE_BASIS_NAMES[basis].toLowerCase()
    : `${AGGREGATE_BASIS_NAMES[basis].toLowerCase()} (${description})`;

/** `1 (any auto) and 8 (hired autos only)`. */
export const symbolsTexts = (symbols: readonly number[]): Texts =>
  symbols.length === 0
    ? {}
    : {
        'Auto symbols': listed(
          symbols.toSorted((a, b) => a - b).map((symbol) => `${symbol} (${symbolName(symbol).toLowerCase()})`),
        ),
      };

export const statedValuesTexts = (values: StatedValues, region?: RegionCode): Texts =>
  Object.fromEntries(
    STATED_VALUE_CODES.flatMap((code) => {
      const value = values[code];
      return value === undefined ? [] : [[STATED_VALUE_NAMES[code], statedText(code, value, region)]];
    }),
  );

function statedText(code: (typeof STATED_VALUE_CODES)[number], value: StatedValue, region?: RegionCode): string {
  if (value === true) return 'yes';
  if (typeof value === 'number') return numberText(STATED_VALUE_TABLE[code].kind, value, region);
  if (typeof value !== 'string') return value.join(', ');
  return isChoice(value) ? STATED_CHOICE_NAMES[value].toLowerCase() : value;
}

const numberText = (kind: string, value: number, region?: RegionCode): string => {
  if (kind === 'money') return moneyText(value, region);
  if (kind === 'percent') return `${value}%`;
  return `${value} ${kind === 'monthsOrUnlimited' ? 'months' : kind}`;
};

const isChoice = (text: string): text is StatedChoice => Object.hasOwn(STATED_CHOICE_NAMES, text);

/** `ACORD 27, Mortgagee`. */
export const formText = ({ form, interest }: FormChoice): string =>
  interest === null ? `ACORD ${form}` : `ACORD ${form}, ${FORM_INTEREST_NAMES[interest]}`;
export const acordFormTexts = (choice: FormChoice | null): Texts =>
  choice === null ? {} : { 'Certificate form': formText(choice) };
