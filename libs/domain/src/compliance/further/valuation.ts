import type { CompiledFurther } from '../compiled.js';
import type { CoverageLine, LimitCode, ProvidedPolicy } from '../../insurance/coverage.js';
import { partOfLimit } from '../../insurance/terms/aspect-parts.js';
import type { Evaluation } from '../finding.js';
import type { ParamsWith } from '../finding-params.js';
import type { ValuationType } from '../../insurance/lines/valuation-types.js';
import { furtherRule } from '../rule-kinds.js';
import { lacking, passing } from './further-kind.js';

/** How much of a loss is paid, best first; types on another scale have no place (reference: valuation). */
const RANKED: readonly (readonly ValuationType[])[] = [
  ['guaranteedReplacementCost', 'fullValueReplacementCost'],
  ['replacementCost', 'agreedReplacementCost'],
  ['functionalReplacementCost'],
  ['actualCashValue'],
];
const AGREED: readonly ValuationType[] = ['agreedValue', 'agreedAmount', 'agreedReplacementCost'];

/** An agreed value waives coinsurance, not depreciation. */
export const removesCoinsurance = (valuation: ValuationType): boolean => AGREED.includes(valuation);

/** How a loss under one limit must be valued: the same or a better one on the same scale; on another scale a person decides. */
export function compileValuation(line: CoverageLine, limit: LimitCode, required: ValuationType): CompiledFurther {
  const params = { limit, valuation: required };
  const evaluate = (policy: ProvidedPolicy): Evaluation => evaluateValuation(limit, required, params, policy);
  return {
    kind: 'further',
    rule: furtherRule(line, 'valuation', limit),
    params,
    reads: ['limitDetails'],
    restsOn: () => ({ limitDetails: [partOfLimit(limit, 'valuation')] }),
    evaluate,
  };
}

function evaluateValuation(
  limit: LimitCode,
  required: ValuationType,
  params: ParamsWith<'limit' | 'valuation'>,
  policy: ProvidedPolicy,
): Evaluation {
  const stated = policy.limitDetails.value[limit]?.valuation;
  if (stated === undefined) return lacking('unknown', 'VALUATION.NOT_GIVEN', 'FIX.GIVE_STATEMENT', params, policy);
  const found = { ...params, stated };
  switch (compareValuations(stated, required)) {
    case 'enough':
      return passing('VALUATION.MET', found, policy);
    case 'less':
      return lacking('fail', 'VALUATION.BELOW', 'FIX.CHANGE_VALUATION', found, policy);
    case 'other':
      return lacking('review', 'VALUATION.DIFFERS', 'FIX.DECIDE_STATEMENT', found, policy);
  }
}

function compareValuations(stated: ValuationType, required: ValuationType): 'enough' | 'less' | 'other' {
  if (stated === required) return 'enough';
  if (AGREED.includes(required)) return stated === 'agreedReplacementCost' ? 'enough' : 'other';
  const [place, wanted] = [rankOf(stated), rankOf(required)];
  if (place === -1 || wanted === -1) return 'other';
  return place <= wanted ? 'enough' : 'less';
}

const rankOf = (valuation: ValuationType): number => RANKED.findIndex((group) => group.includes(valuation));
