import type { CompiledTrigger } from '../compiled.js';
import type { ProvidedPolicy } from '../../insurance/coverage.js';
import type { Fix, Evaluation } from '../finding.js';
import type { Params } from '../finding-params.js';
import { hasTrigger } from '../../insurance/line-facts.js';
import type { FixCode, TriggerReason } from '../reasons.js';

/**
 * Whether a policy is triggered as asked. Occurrence meets either requirement; claims-made meets only its own, and only with
 * a retroactive date on or before the day asked (reference: retroactive dates; reference: bases and triggers: a missing date is for review). Policies of a line
 * without a stated trigger are written on occurrence.
 */
export function evaluateTrigger(
  required: CompiledTrigger,
  { line, trigger, retroactiveOn, policyNumber }: ProvidedPolicy,
): Evaluation {
  const { retroactiveBy } = required;
  const params: Params = { ...required.params, policyNumber };
  const since = retroactiveOn.value;
  if (trigger.value === 'occurrence' || !hasTrigger(line))
    return { outcome: 'pass', reason: 'TRIGGER.OCCURRENCE', params };
  if (trigger.value === null) return lacking('unknown', 'TRIGGER.NOT_GIVEN', params, 'FIX.GIVE_TRIGGER');
  if (retroactiveBy === null) return lacking('fail', 'TRIGGER.CLAIMS_MADE', params, 'FIX.OCCURRENCE_POLICY');
  if (since === null) return lacking('review', 'TRIGGER.RETROACTIVE_NOT_GIVEN', params, 'FIX.GIVE_RETROACTIVE_DATE');
  const dated = { ...params, retroactiveOn: since };
  return since <= retroactiveBy
    ? { outcome: 'pass', reason: 'TRIGGER.RETROACTIVE_MET', params: dated }
    : lacking('fail', 'TRIGGER.RETROACTIVE_LATE', dated, 'FIX.MOVE_RETROACTIVE_DATE');
}

const lacking = (
  outcome: 'fail' | 'review' | 'unknown',
  reason: TriggerReason,
  params: Params,
  code: FixCode,
): Evaluation => {
  const fix: Fix = { code, params, by: 'agent' };
  return { outcome, reason, params, fix };
};
