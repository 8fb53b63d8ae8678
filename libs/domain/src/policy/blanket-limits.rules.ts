import type { CoverageLine } from '../insurance/coverage.js';
import { blanketLimit, hasTwice } from '../fields/limit-detail-fields.js';
import { RuleBroken } from '../kernel/rule-broken.js';
import type { BlanketLimit } from '../insurance/terms/limit-details.js';
import { checkDeductible } from './limit-details.rules.js';

/** Blanket rows [C05]: a number, a type, and an amount above zero or a deductible that needs none. Throws `RuleBroken`. */
export function checkBlankets(line: CoverageLine, blankets: readonly BlanketLimit[]): void {
  for (const blanket of blankets) {
    if (blanketLimit.check(blanket) !== null)
      throw new RuleBroken('POLICY.BLANKET_INVALID', { number: blanket.number });
    if (blanket.deductible !== undefined) checkDeductible(line, blanket.deductible);
  }
  if (hasTwice(blankets)) throw new RuleBroken('POLICY.BLANKET_NUMBER_TWICE');
}
