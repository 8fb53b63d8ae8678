import type { CoverageLine } from '../coverage.js';
import { LINE_TABLE } from '../line-table.js';
import type { AggregateBasis } from './aggregate-bases.js';
import { symbolsOf } from './auto-symbols.js';
import { COVERAGE_TYPE_TABLE, type CoverageType, type SubCoverage } from './coverage-types.js';
import type { StatedValueCode } from './stated-values.js';

/** Whether policies of a line may provide a coverage type, and it is not the trigger that says so. */
export const mayProvide = (line: CoverageLine, type: CoverageType): boolean =>
  LINE_TABLE[line].coverageTypes.includes(type) && COVERAGE_TYPE_TABLE[type].byTrigger === null;

export const isPartOf = (part: SubCoverage, type: CoverageType): boolean =>
  COVERAGE_TYPE_TABLE[type].subCoverages.includes(part);

export const mayApplyPer = (line: CoverageLine, basis: AggregateBasis): boolean =>
  LINE_TABLE[line].aggregateBases.includes(basis);

/** The auto symbols that policies of a line may show. */
export const symbolsOfLine = (line: CoverageLine): readonly number[] => symbolsOf(...LINE_TABLE[line].symbolForms);

export const mayState = (line: CoverageLine, code: StatedValueCode): boolean =>
  LINE_TABLE[line].statedValues.includes(code);
