import type { CoverageLine } from '@covertrail/domain/insurance/coverage';
import { COVERAGE_TYPE_TABLE, type CoverageType } from '@covertrail/domain/insurance/lines/coverage-types';
import type { RegionCode } from '@covertrail/domain/insurance/lines/regions';
import { LINE_TABLE } from '@covertrail/domain/insurance/line-table';
import { COVERAGE_TYPE_NAMES } from './coverage-type-words.js';

const PLACES = ['alphabetical', 'federalFiling', 'other'] as const;

/** By name; then MCS-90; then other [C13]. */
export function coverageOrder(type: CoverageType, another: CoverageType): number {
  const [a, b] = [type, another].map((code) => PLACES.indexOf(COVERAGE_TYPE_TABLE[code].place)) as [number, number];
  return a - b || COVERAGE_TYPE_NAMES[type].localeCompare(COVERAGE_TYPE_NAMES[another], 'en-US');
}

/** The coverage types of a line as screens show them, of every region or of one. */
export const coverageTypesOf = (line: CoverageLine, region: RegionCode | null = null): readonly CoverageType[] =>
  LINE_TABLE[line].coverageTypes
    .filter((code) => region === null || COVERAGE_TYPE_TABLE[code].regions.includes(region))
    .toSorted(coverageOrder);
