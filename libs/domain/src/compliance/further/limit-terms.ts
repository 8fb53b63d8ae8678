import { WHOLE } from '../../kernel/basis-points.js';
import { percentShare } from '../../fields/limit-detail-fields.js';
import type { DeductibleRequirement, LimitTermRequirement } from '../further-requirements.js';
import { LIMITS_OF, type CoverageLine } from '../../insurance/coverage.js';
import { limitRowOf } from '../../insurance/line-facts.js';
import { LINE_TABLE } from '../../insurance/line-table.js';
import type { LimitFact } from '../../insurance/line-row.js';
import { compileCoinsurance } from './coinsurance.js';
import { compileDeductible } from './deductible.js';
import type { FurtherKind } from './further-kind.js';
import { compileValuation } from './valuation.js';

/** What is required beside the amount of a limit: deductible, coinsurance, valuation. */
export const limitTerms: FurtherKind<'limitTerms'> = {
  fits: (line, required) =>
    new Set(required.map(({ limit }) => limit)).size === required.length &&
    required.every((limitTermRequirement) => fitsLimit(line, limitTermRequirement)),
  compile: (line, required) =>
    required.flatMap(({ limit, deductible, coinsurance, valuation }) => [
      ...(deductible === undefined ? [] : [compileDeductible(line, limit, deductible)]),
      ...(coinsurance === undefined ? [] : [compileCoinsurance(line, limit, coinsurance)]),
      ...(valuation === undefined ? [] : [compileValuation(line, limit, valuation)]),
    ]),
};

function fitsLimit(line: CoverageLine, { limit, deductible, coinsurance, valuation }: LimitTermRequirement): boolean {
  if (!LIMITS_OF[line].includes(limit)) return false;
  const carries = (fact: LimitFact, required: unknown): boolean =>
    required === undefined || limitRowOf(limit).carries.includes(fact);
  const valid =
    (deductible === undefined || isDeductible(deductible)) &&
    (coinsurance === undefined || percentShare.check(coinsurance) === null);
  return (
    valid &&
    carries('deductible', deductible) &&
    carries('coinsurance', coinsurance) &&
    carries('valuation', valuation) &&
    (valuation === undefined || LINE_TABLE[line].valuationTypes.includes(valuation))
  );
}

const isDeductible = ({ atMost, unit }: DeductibleRequirement): boolean =>
  Number.isSafeInteger(atMost) && atMost >= 0 && (unit === 'amount' || atMost <= WHOLE);
