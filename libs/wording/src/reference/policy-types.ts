import type {
  AcordFormChoice,
  CodedChoice,
  LimitType,
  PolicyType,
  SubCategory,
} from '@covertrail/contracts/reference/reference.replies';
import {
  COVERAGE_LINES,
  ENDORSEMENTS_OF,
  LIMITS_OF,
  type CoverageLine,
  type LimitCode,
} from '@covertrail/domain/insurance/coverage';
import { limitRowOf } from '@covertrail/domain/insurance/line-facts';
import { LINE_TABLE } from '@covertrail/domain/insurance/line-table';
import { FORM_INTEREST_TABLE, type AcordFormEntry } from '@covertrail/domain/insurance/lines/acord-forms';
import { AGGREGATE_BASIS_TABLE } from '@covertrail/domain/insurance/lines/aggregate-bases';
import { symbolsOf } from '@covertrail/domain/insurance/lines/auto-symbols';
import { COVERAGE_TYPE_TABLE, type CoverageType } from '@covertrail/domain/insurance/lines/coverage-types';
import { DEDUCTIBLE_TABLE, isSpecialDeductible } from '@covertrail/domain/insurance/lines/deductible-kinds';
import { formEntriesOf, isDefaultForm } from '@covertrail/domain/insurance/lines/form-choice';
import { LIMIT_CATEGORY_TABLE } from '@covertrail/domain/insurance/lines/limit-categories';
import { LINE_CATEGORY_TABLE } from '@covertrail/domain/insurance/lines/line-categories';
import type { RegionCode } from '@covertrail/domain/insurance/lines/regions';
import { VALUATION_TABLE } from '@covertrail/domain/insurance/lines/valuation-types';
import { coverageTypesOf } from '../insurance/coverage-order.js';
import { COVERAGE_TYPE_NAMES, SUB_COVERAGE_NAMES } from '../insurance/coverage-type-words.js';
import { ENDORSEMENT_NAMES, LIMIT_NAMES, LINE_NAMES } from '../insurance/labels.js';
import { symbolName } from '../insurance/symbol-words.js';
import {
  AGGREGATE_BASIS_NAMES,
  DEDUCTIBLE_NAMES,
  FORM_INTEREST_NAMES,
  LIMIT_CATEGORY_NAMES,
  LINE_CATEGORY_NAMES,
  VALUATION_NAMES,
} from '../insurance/vocabulary-words.js';

const byName = (a: { readonly name: string }, b: { readonly name: string }): number => (a.name < b.name ? -1 : 1);

/** Every line with its choices in a region, sorted by name [C01]. */
export const policyTypesOf = (region: RegionCode): readonly PolicyType[] =>
  COVERAGE_LINES.filter((line) => LINE_TABLE[line].regions.includes(region))
    .map((line) => policyTypeOf(line, region))
    .sort(byName);

function policyTypeOf(line: CoverageLine, region: RegionCode): PolicyType {
  const { id, category, deductibleKinds, valuationTypes, aggregateBases, symbolForms } = LINE_TABLE[line];
  return {
    id: line,
    policyTypeId: id,
    name: LINE_NAMES[line],
    category: category && coded(category, LINE_CATEGORY_TABLE, LINE_CATEGORY_NAMES),
    limitTypes: {
      list: LIMITS_OF[line].filter((limit) => limitRowOf(limit).regions.includes(region)).map(limitTypeOf),
    },
    endorsements: ENDORSEMENTS_OF[line].map((code) => ({ id: code, name: ENDORSEMENT_NAMES[code] })),
    subCategory: coverageTypesOf(line, region).map(subCategoryOf),
    deductibleTypes: deductibleKinds.map((type) => ({
      ...coded(type, DEDUCTIBLE_TABLE, DEDUCTIBLE_NAMES),
      special: isSpecialDeductible(type),
    })),
    valuationTypes: valuationTypes
      .filter((type) => VALUATION_TABLE[type].regions.includes(region))
      .map((type) => coded(type, VALUATION_TABLE, VALUATION_NAMES)),
    aggregateBases: aggregateBases.map((basis) => coded(basis, AGGREGATE_BASIS_TABLE, AGGREGATE_BASIS_NAMES)),
    coverageSymbols:
      region === 'unitedStates'
        ? symbolsOf(...symbolForms).map((symbol) => ({ id: symbol, name: symbolName(symbol) }))
        : [],
    acordForms: formEntriesOf(line).map((entry) => formChoiceOf(line, entry)),
  };
}

const coded = <Code extends string>(
  code: Code,
  table: Readonly<Record<Code, { readonly id: number }>>,
  names: Readonly<Record<Code, string>>,
): CodedChoice<Code> => ({ id: table[code].id, code, name: names[code] });

function limitTypeOf(limit: LimitCode): LimitType {
  const { id, category, carries } = limitRowOf(limit);
  return {
    id: limit,
    limitTypeId: id,
    name: LIMIT_NAMES[limit],
    category: coded(category, LIMIT_CATEGORY_TABLE, LIMIT_CATEGORY_NAMES),
    carries,
  };
}

function subCategoryOf(type: CoverageType): SubCategory {
  const { id, described, subCoverages } = COVERAGE_TYPE_TABLE[type];
  const parts = subCoverages.map((code) => ({ id: code, name: SUB_COVERAGE_NAMES[code] })).toSorted(byName);
  return {
    id: type,
    coverageTypeId: id,
    name: COVERAGE_TYPE_NAMES[type],
    hasChild: parts.length > 0,
    described,
    subCoverages: parts,
  };
}

/** An entry of the certificate forms of a line, as people choose it. */
export const formChoiceOf = (line: CoverageLine, { mappingId, form, interest }: AcordFormEntry): AcordFormChoice => ({
  acordFormSpecialEndorsementMappingId: mappingId,
  formNumber: form,
  specialEndorsementId: interest && FORM_INTEREST_TABLE[interest].id,
  specialEndorsement: interest && FORM_INTEREST_NAMES[interest],
  defaultFormFlag: isDefaultForm(line, { form, interest }),
});
