import type { CompiledTrigger } from '../compiled.js';
import type { ProvidedPolicy } from '../../insurance/coverage.js';
import { fixOf, type Evaluation } from '../finding.js';
import { hasTrigger } from '../../insurance/line-facts.js';
import type { FixCode, FixParams, ParamsOf, TriggerReason } from '../reasons.js';

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
  const params = { ...required.params, policyNumber };
  const since = retroactiveOn.value;
  if (trigger.value === 'occurrence' || !hasTrigger(line)) return passing('TRIGGER.OCCURRENCE', params);
  if (trigger.value === null) return lacking('unknown', 'TRIGGER.NOT_GIVEN', params, 'FIX.GIVE_TRIGGER');
  if (retroactiveBy === null) return lacking('fail', 'TRIGGER.CLAIMS_MADE', params, 'FIX.OCCURRENCE_POLICY');
  const bounded = { ...params, retroactiveBy };
  if (since === null) return lacking('review', 'TRIGGER.RETROACTIVE_NOT_GIVEN', bounded, 'FIX.GIVE_RETROACTIVE_DATE');
  const dated = { ...bounded, retroactiveOn: since };
  return since <= retroactiveBy
    ? passing('TRIGGER.RETROACTIVE_MET', dated)
    : lacking('fail', 'TRIGGER.RETROACTIVE_LATE', dated, 'FIX.MOVE_RETROACTIVE_DATE');
}

const passing = <Reason extends TriggerReason>(reason: Reason, params: ParamsOf<Reason>): Evaluation => ({
  outcome: 'pass',
  reason,
  params,
});

const lacking = <Reason extends TriggerReason, Code extends FixCode>(
  outcome: 'fail' | 'review' | 'unknown',
  reason: Reason,
  params: ParamsOf<Reason> & FixParams<Code>,
  code: Code,
): Evaluation => ({ outcome, reason, params, fix: fixOf(code, params, 'agent') });
