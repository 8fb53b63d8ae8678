import type { CoverageLine } from '../insurance/coverage.js';
import { showsLine } from '../insurance/lines/form-choice.js';
import { COVERAGE_TYPE_TABLE } from '../insurance/lines/coverage-types.js';
import { isPartOf, mayApplyPer, mayProvide, mayState, symbolsOfLine } from '../insurance/lines/line-coverage.js';
import { STATED_VALUE_CODES, type StatedValues } from '../insurance/lines/stated-values.js';
import { isStatedValue, otherDescription } from '../fields/coverage-fields.js';
import { RuleBroken } from '../kernel/rule-broken.js';
import type { AggregateTerm, AppliedCoverage, CoverageTerms } from '../insurance/terms/coverage-terms.js';

/** What a policy of a line may state of its coverage [C13]. Throws `RuleBroken`. */
export function checkCoverageTerms(
  line: CoverageLine,
  { coverages, aggregate, autoSymbols, statedValues, acordForm }: CoverageTerms,
): void {
  coverages.forEach((coverage) => checkCoverage(line, coverage));
  if (hasTwice(coverages.map(({ type }) => type))) throw new RuleBroken('POLICY.COVERAGE_TWICE');
  if (aggregate !== null) checkAggregate(line, aggregate);
  const other = autoSymbols.find((symbol) => !symbolsOfLine(line).includes(symbol));
  if (other !== undefined || hasTwice(autoSymbols)) throw new RuleBroken('POLICY.SYMBOL_NOT_OF_LINE', { line });
  checkStatedValues(line, statedValues);
  if (acordForm !== null && !showsLine(line, acordForm))
    throw new RuleBroken('POLICY.FORM_NOT_OF_LINE', { line, form: acordForm.form });
}

function checkCoverage(line: CoverageLine, { type, subCoverages, description }: AppliedCoverage): void {
  if (!mayProvide(line, type)) throw new RuleBroken('POLICY.COVERAGE_NOT_OF_LINE', { line, type });
  const parts = subCoverages.every((part) => isPartOf(part, type)) && !hasTwice(subCoverages);
  if (!parts) throw new RuleBroken('POLICY.SUB_COVERAGE_NOT_OF_TYPE', { type });
  if (description !== '' && !COVERAGE_TYPE_TABLE[type].described)
    throw new RuleBroken('POLICY.DESCRIPTION_UNNEEDED', { type });
  checkDescription(description);
}

function checkAggregate(line: CoverageLine, { basis, description }: AggregateTerm): void {
  if (!mayApplyPer(line, basis)) throw new RuleBroken('POLICY.AGGREGATE_NOT_OF_LINE', { line, basis });
  if (description !== '' && basis !== 'perOther') throw new RuleBroken('POLICY.DESCRIPTION_UNNEEDED', { type: basis });
  checkDescription(description);
}

function checkDescription(description: string): void {
  if (otherDescription.check(description) !== null) throw new RuleBroken('POLICY.DESCRIPTION_TOO_LONG');
}

function checkStatedValues(line: CoverageLine, values: StatedValues): void {
  const stated = STATED_VALUE_CODES.filter((code) => values[code] !== undefined);
  const other = stated.find((code) => !mayState(line, code));
  if (other !== undefined) throw new RuleBroken('POLICY.VALUE_NOT_OF_LINE', { line, value: other });
  const wrong = stated.find((code) => !isStatedValue(code, values[code]));
  if (wrong !== undefined) throw new RuleBroken('POLICY.VALUE_INVALID', { value: wrong });
}

const hasTwice = (items: readonly unknown[]): boolean => new Set(items).size < items.length;
