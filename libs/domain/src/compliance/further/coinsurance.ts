import type { BasisPoints } from '../../kernel/basis-points.js';
import type { CompiledFurther } from '../compiled.js';
import type { CoverageLine, LimitCode, ProvidedPolicy } from '../../insurance/coverage.js';
import { partOfLimit } from '../../insurance/terms/aspect-parts.js';
import type { Evaluation } from '../finding.js';
import type { ParamsWith } from '../finding-params.js';
import { furtherRule } from '../rule-kinds.js';
import { removesCoinsurance } from './valuation.js';
import { lacking, passing } from './further-kind.js';

/**
 * The percent of their value to which goods must be insured. None, or an agreed value, passes; the same percent passes; another one is
 * for review (reference: minimum and maximum). Where none is allowed, any percent fails.
 */
export function compileCoinsurance(line: CoverageLine, limit: LimitCode, required: BasisPoints): CompiledFurther {
  const params = { limit, coinsurance: required };
  const evaluate = (policy: ProvidedPolicy): Evaluation => evaluateCoinsurance(limit, required, params, policy);
  return {
    kind: 'further',
    rule: furtherRule(line, 'coinsurance', limit),
    params,
    reads: ['limitDetails'],
    restsOn: (policy) => ({
      limitDetails: [partOfLimit(limit, isAgreed(limit, policy) ? 'valuation' : 'coinsurance')],
    }),
    evaluate,
  };
}

function isAgreed(limit: LimitCode, { limitDetails }: ProvidedPolicy): boolean {
  const valuation = limitDetails.value[limit]?.valuation;
  return valuation !== undefined && removesCoinsurance(valuation);
}

function evaluateCoinsurance(
  limit: LimitCode,
  required: BasisPoints,
  params: ParamsWith<'limit' | 'coinsurance'>,
  policy: ProvidedPolicy,
): Evaluation {
  const { coinsurance } = policy.limitDetails.value[limit] ?? {};
  const agreed = isAgreed(limit, policy);
  if (coinsurance === undefined && !agreed)
    return lacking('unknown', 'COINSURANCE.NOT_GIVEN', 'FIX.GIVE_STATEMENT', params, policy);
  if (agreed || coinsurance === 0) return passing('COINSURANCE.NONE', { ...params, stated: 0 }, policy);
  const found = { ...params, stated: coinsurance ?? 0 };
  if (required === 0) return lacking('fail', 'COINSURANCE.APPLIES', 'FIX.REMOVE_COINSURANCE', found, policy);
  return coinsurance === required
    ? passing('COINSURANCE.MET', found, policy)
    : lacking('review', 'COINSURANCE.DIFFERS', 'FIX.DECIDE_STATEMENT', found, policy);
}
