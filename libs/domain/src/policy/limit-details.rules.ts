import { LIMITS_OF, type CoverageLine, type LimitCode, type Limits } from '../insurance/coverage.js';
import { limitRowOf } from '../insurance/line-facts.js';
import type { LimitFact } from '../insurance/line-row.js';
import { LINE_TABLE } from '../insurance/line-table.js';
import type { DeductibleKind } from '../insurance/lines/deductible-kinds.js';
import { limitDetails as wellFormed } from '../fields/limit-detail-fields.js';
import { RuleBroken } from '../kernel/rule-broken.js';
import type { LimitDetail, LimitDetails, StatedDeductible } from '../insurance/terms/limit-details.js';

/** What limits state beside their amounts [C03]. Throws `RuleBroken`. */
export function checkLimitDetails(line: CoverageLine, limits: Limits, details: LimitDetails): void {
  if (wellFormed.check(details) !== null) throw new RuleBroken('POLICY.LIMIT_DETAIL_INVALID');
  const ofLine: readonly string[] = LIMITS_OF[line];
  for (const code of Object.keys(details))
    if (!ofLine.includes(code)) throw new RuleBroken('POLICY.LIMIT_NOT_OF_LINE', { line, limit: code });
  for (const code of LIMITS_OF[line]) checkDetail(line, code, limits[code], details[code] ?? {});
}

function checkDetail(line: CoverageLine, limit: LimitCode, amount: number | undefined, detail: LimitDetail): void {
  const { displayed, deductible, valuation, valuationAmount } = detail;
  if (factsOf(detail).some((fact) => !limitRowOf(limit).carries.includes(fact)))
    throw new RuleBroken('POLICY.LIMIT_DETAIL_NOT_OF_LIMIT', { limit });
  if (displayed !== undefined && displayed > (amount ?? 0))
    throw new RuleBroken('POLICY.DISPLAYED_LIMIT_TOO_HIGH', { limit });
  if (deductible !== undefined) checkDeductible(line, deductible);
  if (valuation !== undefined && !LINE_TABLE[line].valuationTypes.includes(valuation))
    throw new RuleBroken('POLICY.VALUATION_NOT_OF_LINE', { line, valuation });
  if (valuation === undefined && valuationAmount !== undefined)
    throw new RuleBroken('POLICY.VALUATION_MISSING', { limit });
}

/** A deductible of a kind that the line has. Throws `RuleBroken`. */
export function checkDeductible(line: CoverageLine, { kind }: StatedDeductible): void {
  const kinds: readonly DeductibleKind[] = LINE_TABLE[line].deductibleKinds;
  if (!kinds.includes(kind)) throw new RuleBroken('POLICY.DEDUCTIBLE_NOT_OF_LINE', { line, kind });
}

function factsOf({ second, deductible, coinsurance, valuation, valuationAmount }: LimitDetail): readonly LimitFact[] {
  return [
    ...(second === undefined ? [] : (['secondAmount'] as const)),
    ...(deductible === undefined ? [] : (['deductible'] as const)),
    ...(coinsurance === undefined ? [] : (['coinsurance'] as const)),
    ...(valuation === undefined && valuationAmount === undefined ? [] : (['valuation'] as const)),
  ];
}
