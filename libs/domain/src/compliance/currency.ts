import type { Cents } from '../kernel/money.js';
import type { CompiledLimit, CompiledRule } from './compiled.js';
import type { ProvidedPolicy } from '../insurance/coverage.js';
import { fixOf, type Evaluation, type EvaluationOf } from './finding.js';
import type { Params } from './finding-params.js';
import type { RegionCode } from '../insurance/lines/regions.js';

/** Of a template and of a policy that name none. */
const USUAL: RegionCode = 'unitedStates';

/** Rules of a template whose amounts are in the currency of a region; findings name any other than the usual one. */
export const inCurrencyOf = (region: RegionCode = USUAL, rules: readonly CompiledRule[]): readonly CompiledRule[] =>
  region === USUAL ? rules : rules.map((rule) => withRegion(rule, region));

const withRegion = <Rule extends CompiledRule>(rule: Rule, region: RegionCode): Rule => ({
  ...rule,
  region,
  params: { ...rule.params, region },
});

export const isOfRegion = ({ region }: ProvidedPolicy, required: Pick<CompiledLimit, 'region'>): boolean =>
  region.value === (required.region ?? USUAL);

/**
 * An evaluation with the currency of its amounts. Amounts of two currencies are never compared (reference: currencies and blanks):
 * what would have been decided by them is for the requester.
 */
export function withCurrency(rule: CompiledRule, evaluation: Evaluation, policy: ProvidedPolicy): Evaluation {
  const { region } = rule;
  const compared = isOfRegion(policy, rule) ? null : comparedBy(rule, evaluation);
  if (compared !== null) return notCompared(rule, evaluation, policy, compared);
  return region === undefined ? evaluation : inRegion(region, evaluation);
}

function comparedBy(rule: CompiledRule, evaluation: Evaluation): Cents | null {
  if (rule.kind === 'limit') return evaluation.terms?.[0]?.amount ?? null;
  return rule.kind === 'further' ? (rule.compared?.(evaluation) ?? null) : null;
}

/** `stated` in the currency of the policy, `statedIn` its region. */
function notCompared(
  { params: requiredParams }: CompiledRule,
  { required, params: { kind } }: Evaluation,
  { policyNumber, region }: ProvidedPolicy,
  stated: Cents,
): EvaluationOf<'AMOUNT.OTHER_CURRENCY'> {
  const params = {
    ...requiredParams,
    ...(kind === undefined ? {} : { kind }),
    policyNumber,
    stated,
    statedIn: region.value,
  };
  return {
    outcome: 'review',
    reason: 'AMOUNT.OTHER_CURRENCY',
    params,
    fix: fixOf('FIX.DECIDE_CURRENCY', params, 'requester'),
    ...(required === undefined ? {} : { required }),
  };
}

function inRegion(region: RegionCode, evaluation: Evaluation): Evaluation {
  const params: Params = { ...evaluation.params, region };
  const { fix } = evaluation;
  return {
    ...evaluation,
    params,
    ...(fix === undefined ? {} : { fix: { ...fix, params: { ...fix.params, region } } }),
  };
}
