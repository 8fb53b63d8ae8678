import type { CoverageLine } from '@covertrail/domain/insurance/coverage';
import { ACORD_FORM_ENTRIES } from '@covertrail/domain/insurance/lines/acord-forms';
import type { AggregateBasis } from '@covertrail/domain/insurance/lines/aggregate-bases';
import {
  COVERAGE_TYPE_TABLE,
  COVERAGE_TYPES,
  type CoverageType,
  type SubCoverage,
} from '@covertrail/domain/insurance/lines/coverage-types';
import { formEntriesOf, type FormChoice } from '@covertrail/domain/insurance/lines/form-choice';
import { mayApplyPer, mayProvide, mayState, symbolsOfLine } from '@covertrail/domain/insurance/lines/line-coverage';
import { asksAutoBoxes, isCoverageIn, isValueIn } from '@covertrail/domain/insurance/lines/line-regions';
import type { RegionCode } from '@covertrail/domain/insurance/lines/regions';
import {
  STATED_VALUE_CODES,
  STATED_VALUE_TABLE,
  type StatedValue,
  type StatedValueCode,
  type StatedValues,
} from '@covertrail/domain/insurance/lines/stated-values';
import { statedValues as statedValuesRule } from '@covertrail/domain/fields/coverage-fields';
import { fits } from '@covertrail/domain/fields/field-rule';
import { recordOf } from '@covertrail/domain/kernel/record-of';
import type { CoverageTerms } from '@covertrail/domain/insurance/terms/coverage-terms';

interface CoverageValue {
  readonly given: boolean;
  readonly subCoverages: readonly SubCoverage[];
  readonly description: string;
}

/** A stated value as its field holds it: cents of money, months of a period that may be unlimited, true of a box, else text. */
export type StatedFieldValue = number | boolean | string | null;

/** Terms of the coverage that the form holds in a shape of its own; all others as they are. */
export type ShapedCoverage = 'coverages' | 'aggregate' | 'statedValues' | 'acordForm';

/** What a policy states of its coverage as the form stores it: the fields of every line. */
export interface CoverageValues {
  readonly coverages: Readonly<Record<CoverageType, CoverageValue>>;
  /** Empty while it is not stated. */
  readonly aggregateBasis: AggregateBasis | '';
  readonly aggregateDescription: string;
  readonly statedValues: Readonly<Record<StatedValueCode, StatedFieldValue>>;
  /** Mapping id of the chosen form as text; empty for the default. */
  readonly acordForm: string;
}

const NOT_GIVEN: CoverageValue = { given: false, subCoverages: [], description: '' };

export const EMPTY_COVERAGE: CoverageValues = {
  coverages: recordOf(COVERAGE_TYPES, () => NOT_GIVEN),
  aggregateBasis: '',
  aggregateDescription: '',
  statedValues: recordOf(STATED_VALUE_CODES, (code) => emptyValue(code)),
  acordForm: '',
};

function isNumberField(code: StatedValueCode): boolean {
  const { kind } = STATED_VALUE_TABLE[code];
  return kind === 'money' || kind === 'monthsOrUnlimited';
}

function emptyValue(code: StatedValueCode): StatedFieldValue {
  if (isNumberField(code)) return null;
  return STATED_VALUE_TABLE[code].kind === 'indicator' ? false : '';
}

export function coverageValuesOf({
  coverages,
  aggregate,
  statedValues,
  acordForm,
}: Pick<CoverageTerms, ShapedCoverage>): CoverageValues {
  const given = coverages.map(
    ({ type, subCoverages, description }) => [type, { given: true, subCoverages, description }] as const,
  );
  return {
    coverages: { ...EMPTY_COVERAGE.coverages, ...Object.fromEntries(given) },
    aggregateBasis: aggregate?.basis ?? '',
    aggregateDescription: aggregate?.description ?? '',
    statedValues: recordOf(STATED_VALUE_CODES, (code) => fieldOf(code, statedValues[code])),
    acordForm: acordForm === null ? '' : String(mappingIdOf(acordForm)),
  };
}

function fieldOf(code: StatedValueCode, value: StatedValue | undefined): StatedFieldValue {
  if (value === undefined) return emptyValue(code);
  if (value === true || typeof value === 'string') return value;
  if (typeof value === 'number') return isNumberField(code) ? value : String(value);
  return value.join(', ');
}

const mappingIdOf = ({ form, interest }: FormChoice): number | undefined =>
  ACORD_FORM_ENTRIES.find((entry) => entry.form === form && entry.interest === interest)?.mappingId;

/** What the form states of a line's coverage; what belongs to other lines, or in Canada only to the US, is left out. */
export function coverageTermsOf(
  line: CoverageLine,
  values: CoverageValues & Pick<CoverageTerms, 'autoSymbols'>,
  region: RegionCode,
): Pick<CoverageTerms, ShapedCoverage | 'autoSymbols'> {
  const { coverages, aggregateBasis: basis, aggregateDescription, autoSymbols, statedValues, acordForm } = values;
  const entry = formEntriesOf(line).find(({ mappingId }) => String(mappingId) === acordForm);
  return {
    coverages: COVERAGE_TYPES.filter(
      (type) =>
        mayProvide(line, type) && coverages[type].given && (region === 'unitedStates' || isCoverageIn(region, type)),
    ).map((type) => ({
      type,
      subCoverages: COVERAGE_TYPE_TABLE[type].subCoverages.filter((part) =>
        coverages[type].subCoverages.includes(part),
      ),
      description: COVERAGE_TYPE_TABLE[type].described ? coverages[type].description.trim() : '',
    })),
    aggregate:
      basis === '' || !mayApplyPer(line, basis)
        ? null
        : { basis, description: basis === 'perOther' ? aggregateDescription.trim() : '' },
    autoSymbols: asksAutoBoxes(region) ? symbolsOfLine(line).filter((symbol) => autoSymbols.includes(symbol)) : [],
    statedValues: statedValuesOf(line, statedValues, region),
    acordForm: entry ? { form: entry.form, interest: entry.interest } : null,
  };
}

/** What was stated; empty where something does not fit, which the rules of the form refuse before. */
function statedValuesOf(line: CoverageLine, values: CoverageValues['statedValues'], region: RegionCode): StatedValues {
  const given = STATED_VALUE_CODES.filter((code) => mayState(line, code) && isValueIn(region, code)).flatMap((code) => {
    const value = statedOf(code, values[code]);
    return value === null ? [] : [[code, value] as const];
  });
  const stated: unknown = Object.fromEntries(given);
  return fits(statedValuesRule, stated) ? stated : {};
}

/** A value as it is sent; null where nothing was stated. A number that cannot be read stays a text, which the rules refuse. */
export function statedOf(code: StatedValueCode, value: StatedFieldValue): StatedValue | null {
  if (value === null || value === false || value === '') return null;
  const { kind } = STATED_VALUE_TABLE[code];
  if (typeof value !== 'string' || kind === 'text' || kind === 'choice' || kind === 'monthsOrUnlimited') return value;
  if (kind === 'states')
    return value
      .toUpperCase()
      .split(/[\s,;]+/)
      .filter(Boolean);
  return /^\d+$/.test(value.trim()) ? Number(value) : value;
}
