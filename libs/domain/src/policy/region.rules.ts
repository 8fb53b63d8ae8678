import { LIMITS_OF, type CoverageLine } from '../insurance/coverage.js';
import { isCoverageIn, isLimitIn, isLineIn, isValueIn, valuationsIn } from '../insurance/lines/line-regions.js';
import { REGION_CODES } from '../insurance/lines/regions.js';
import { STATED_VALUE_CODES } from '../insurance/lines/stated-values.js';
import { RuleBroken } from '../kernel/rule-broken.js';
import type { PolicyTerms } from '../insurance/terms/policy-terms.js';

/**
 * A Canadian policy states only what policies of Canada have [C03]. Of the US are also the policies that were
 * recorded before their region was, so these may state anything. Throws `RuleBroken`.
 */
export function checkRegion(
  line: CoverageLine,
  { region, limits, limitDetails, coverages, statedValues, autoSymbols }: PolicyTerms,
): void {
  if (!REGION_CODES.includes(region) || !isLineIn(region, line))
    throw new RuleBroken('POLICY.NOT_OF_REGION', { region, what: line });
  if (region === 'unitedStates') return;
  const stated = LIMITS_OF[line].filter((limit) => limits[limit] !== undefined || limitDetails[limit] !== undefined);
  const valuations = stated.flatMap((limit) => limitDetails[limit]?.valuation ?? []);
  const other =
    stated.find((limit) => !isLimitIn(region, limit)) ??
    coverages.find(({ type }) => !isCoverageIn(region, type))?.type ??
    STATED_VALUE_CODES.find((code) => statedValues[code] !== undefined && !isValueIn(region, code)) ??
    valuations.find((type) => !valuationsIn(region, line).includes(type)) ??
    (autoSymbols.length > 0 ? 'autoSymbols' : undefined);
  if (other !== undefined) throw new RuleBroken('POLICY.NOT_OF_REGION', { region, what: other });
}
