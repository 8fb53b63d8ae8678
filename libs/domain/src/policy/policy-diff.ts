import { sameContent } from '../kernel/equal.js';
import { segmentAt, type Timeline } from '../kernel/timeline.js';
import { ASPECTS, POLICY_ASPECTS, type PolicyAspect } from '../insurance/terms/policy-aspects.js';
import { changeEvent } from './policy-aspects.js';
import type { PolicyCommand } from './policy-command.contract.js';
import type { AspectChange, PolicyTerms } from '../insurance/terms/policy-terms.js';
import { BEGINNING, type AddedPolicy } from './policy.state.js';

type Edit = Omit<Extract<PolicyCommand, { type: 'EditPolicy' }>, 'type' | 'terms'> & { readonly terms: PolicyTerms };

/**
 * Compares an edit form with the policy and returns the events that record the differences. The comparison is with the policy on
 * the day `effectiveFrom`. The new value is valid from that day on; if the old one was entered wrongly, it replaces the value of
 * the event that set it, from that event's day on. The order of endorsements, of the schedule and of limits has no effect.
 */
export const diffTerms = (policy: AddedPolicy, edit: Edit): AspectChange[] =>
  ASPECTS.flatMap((aspect) => changeOf(aspect, policy, edit));

function changeOf(aspect: PolicyAspect, policy: AddedPolicy, edit: Edit): AspectChange[] {
  const { terms, effectiveFrom, enteredWrongly, reason, source, evidence } = edit;
  const timeline: Timeline<unknown> = policy[aspect];
  const after = terms[POLICY_ASPECTS[aspect].term];
  const segment = segmentAt(timeline, effectiveFrom);
  if (segment === undefined || sameContent(segment.value, after)) return [];
  const change = {
    policyId: policy.policyId,
    effectiveFrom,
    before: segment.value,
    after,
    ...(source === undefined ? {} : { source }),
    ...(evidence === undefined ? {} : { evidence }),
  };
  const wrong = segment.events.at(-1);
  if (!enteredWrongly || wrong === undefined) return [changeEvent(aspect, change)];
  const since = segment.from === BEGINNING ? terms.period.effectiveOn : segment.from;
  return [
    changeEvent(aspect, {
      ...change,
      effectiveFrom: since,
      corrects: wrong,
      ...(reason === undefined ? {} : { reason }),
    }),
  ];
}
