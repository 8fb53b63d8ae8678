import type { Cents } from '../../kernel/money.js';
import type { CompiledLimit } from '../compiled.js';
import type { LimitCode, Limits, ProvidedPolicy } from '../../insurance/coverage.js';
import { fixOf, type Evaluation } from '../finding.js';
import type { ParamsWith } from '../finding-params.js';
import type { ReasonName } from '../reasons.js';
import { textsOfSharing } from '../further/stated-texts.js';
import { limitRowOf } from '../../insurance/line-facts.js';

/**
 * Limits of one line of which the first is never more than the second: the part is paid from the whole (reference: parts of a limit; reference:
 * aggregates). Two that are equal are usual.
 */
const NOT_ABOVE: readonly (readonly [part: LimitCode, whole: LimitCode])[] = [
  ['eachOccurrence', 'generalAggregate'],
  ['eachOccurrence', 'productsCompletedOperationsAggregate'],
  ['damageToRentedPremises', 'eachOccurrence'],
  ['medicalExpense', 'eachOccurrence'],
  ['bodilyInjuryPerPerson', 'bodilyInjuryPerAccident'],
  ['diseaseEachEmployee', 'diseasePolicyLimit'],
  ['umbrellaEachOccurrence', 'umbrellaAggregate'],
  ['excessEachOccurrence', 'excessAggregate'],
  ['professionalEachClaim', 'professionalAggregate'],
  ['eachPollutionCondition', 'pollutionAggregate'],
  ['cyberEachClaim', 'cyberAggregate'],
  ['directorsEachClaim', 'managementAggregate'],
  ['employmentPracticesEachClaim', 'managementAggregate'],
  ['fiduciaryEachClaim', 'managementAggregate'],
  ['eachCommonCause', 'liquorAggregate'],
  ['garageOtherEachAccident', 'garageOtherAggregate'],
  ['otherEachOccurrence', 'otherAggregate'],
];

/** Limits with one that is raised: no insurer writes the whole below its part. */
export function raisedTogether(limits: Limits, limit: LimitCode, to: Cents): Limits {
  const raised = { ...limits, [limit]: to };
  const wholes = NOT_ABOVE.filter(([part, whole]) => part === limit && (raised[whole] ?? to) < to);
  return wholes.reduce((sum, [, whole]) => raisedTogether(sum, whole, to), raised);
}

/** Whether a limit is an aggregate: the policy may state, or a remark may say, that others share it. */
const isAggregate = (limit: LimitCode): boolean => limitRowOf(limit).category === 'aggregateOfPeriod';

type ReviewReason = 'LIMIT.AT_ODDS' | 'LIMIT.SHARED_IN_TEXT' | 'LIMIT.SHARED_AS_STATED';
/** What a reason names besides the limit that is asked for and the policy. */
type Found<Reason extends ReviewReason> = ParamsWith<Exclude<ReasonName<Reason>, 'limit' | 'policyNumber'>>;

/**
 * A limit that passes, unless the policy contradicts it: another limit that cannot be so, or a statement or a text by which an aggregate is
 * shared. Then a person reads the policy (decisions 57, 67).
 */
export function unlessAtOdds(requiredLimit: CompiledLimit, policy: ProvidedPolicy, evaluation: Evaluation): Evaluation {
  if (evaluation.outcome !== 'pass') return evaluation;
  const { required, available, terms = [] } = evaluation;
  const own = terms.find(({ policyId }) => policyId === policy.policyId)?.limit ?? requiredLimit.code;
  const review = <Reason extends ReviewReason>(reason: Reason, found: Found<Reason>): Evaluation => {
    const params = { ...evaluation.params, limit: requiredLimit.code, ...found, policyNumber: policy.policyNumber };
    return {
      outcome: 'review',
      reason,
      params,
      terms,
      fix: fixOf('FIX.DECIDE_LIMITS', params, 'requester'),
      ...(required === undefined ? {} : { required }),
      ...(available === undefined ? {} : { available }),
    };
  };
  const pair = pairAtOdds(own, policy);
  if (pair !== null) return review('LIMIT.AT_ODDS', pair);
  if (!isAggregate(own)) return evaluation;
  if (policy.statedValues.value.aggregateSharing === 'sharedAggregates') return review('LIMIT.SHARED_AS_STATED', {});
  const texts = textsOfSharing(policy);
  return texts.length === 0 ? evaluation : review('LIMIT.SHARED_IN_TEXT', { texts });
}

/** The first pair of the limit that cannot be so; a limit of zero is none. */
function pairAtOdds(limit: LimitCode, { limits: { value } }: ProvidedPolicy): Found<'LIMIT.AT_ODDS'> | null {
  for (const [part, whole] of NOT_ABOVE) {
    const [partAmount, wholeAmount] = [value[part] ?? 0, value[whole] ?? 0];
    if ((part === limit || whole === limit) && wholeAmount > 0 && partAmount > wholeAmount)
      return { part, partAmount, whole, wholeAmount };
  }
  return null;
}
