import type { CoverageLine, LimitCode } from '../coverage.js';
import { limitRowOf } from '../line-facts.js';
import { LINE_TABLE } from '../line-table.js';
import { COVERAGE_TYPE_TABLE, type CoverageType } from './coverage-types.js';
import type { RegionCode } from './regions.js';
import { STATED_VALUE_TABLE, type StatedValueCode } from './stated-values.js';
import { VALUATION_TABLE, type ValuationType } from './valuation-types.js';

/** Of a Canadian property row: the base value, replacement cost or actual cash value [C03]. */
const CANADIAN_PROPERTY_VALUES: readonly ValuationType[] = ['baseValue', 'replacementCost', 'actualCashValue'];

export const isLineIn = (region: RegionCode, line: CoverageLine): boolean => LINE_TABLE[line].regions.includes(region);
export const isLimitIn = (region: RegionCode, limit: LimitCode): boolean => limitRowOf(limit).regions.includes(region);
export const isCoverageIn = (region: RegionCode, type: CoverageType): boolean =>
  COVERAGE_TYPE_TABLE[type].regions.includes(region);
export const isValueIn = (region: RegionCode, code: StatedValueCode): boolean =>
  STATED_VALUE_TABLE[code].regions.includes(region);

/** How policies of a line in a region may value a loss; policy types 5 and 14 are property. */
export function valuationsIn(region: RegionCode, line: CoverageLine): readonly ValuationType[] {
  const { category, valuationTypes } = LINE_TABLE[line];
  const own = valuationTypes.filter((type) => VALUATION_TABLE[type].regions.includes(region));
  return region === 'canada' && category === 'propertyInsurance'
    ? own.filter((type) => CANADIAN_PROPERTY_VALUES.includes(type))
    : own;
}

/** Whether a row of limits is complete with its type and category alone, without any amount [C03]. */
export const needsNoAmount = (region: RegionCode): boolean => region === 'canada';

/** Symbols of autos, and the choice between a combined limit and split ones, are of the US [C04]. */
export const asksAutoBoxes = (region: RegionCode): boolean => region === 'unitedStates';
