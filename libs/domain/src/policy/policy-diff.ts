import type { DomainEvent, Uuid } from '../kernel/event.js';
import type { CalendarDate } from '../kernel/dates.js';
import { equal } from '../kernel/equal.js';
import { segmentAt, type Timeline } from '../kernel/timeline.js';
import type { Endorsement } from '../compliance/coverage.js';
import type { PolicyCommand, PolicyEvent, PolicyTerms } from './policy.contract.js';
import { BEGINNING, type AddedPolicy } from './policy.state.js';

type Edit = Omit<Extract<PolicyCommand, { type: 'EditPolicy' }>, 'type' | 'terms'> & { readonly terms: PolicyTerms };

interface Change<Value> {
  readonly policyId: Uuid;
  readonly effectiveFrom: CalendarDate;
  readonly corrects?: Uuid;
  readonly reason?: string;
  readonly before: Value;
  readonly after: Value;
}
type Same<Value> = (before: Value, after: Value) => boolean;

/**
 * Compares an edit form with the policy and returns the events that record the differences. The comparison is with the policy on
 * the day `effectiveFrom`. The new value is valid from that day on; if the old one was entered wrongly, it replaces the value of
 * the event that set it, from that event's day on. The order of endorsements, of the schedule and of limits has no effect.
 */
export function diffTerms(policy: AddedPolicy, edit: Edit): PolicyEvent[] {
  const { terms } = edit;
  const changed = changesOf(policy, edit);
  return [
    ...changed('PolicyNumberChanged', policy.number, terms.policyNumber),
    ...changed('PolicyPeriodChanged', policy.period, terms.period),
    ...changed('PolicyCarrierChanged', policy.carrier, terms.carrier),
    ...changed('PolicyLimitsChanged', policy.limits, terms.limits),
    ...changed('PolicyTriggerChanged', policy.trigger, terms.trigger),
    ...changed('RetroactiveDateChanged', policy.retroactiveOn, terms.retroactiveOn),
    ...changed('PolicyEndorsementsChanged', policy.endorsements, terms.endorsements, sameEndorsements),
    ...changed('UmbrellaScheduleChanged', policy.schedule, terms.schedule, sameSchedule),
    ...changed('OperationsDescribed', policy.operations, terms.descriptionOfOperations),
  ];
}

function changesOf({ policyId }: AddedPolicy, { terms, effectiveFrom, enteredWrongly, reason }: Edit) {
  return <Type extends string, Value>(
    type: Type,
    timeline: Timeline<Value>,
    after: Value,
    same: Same<Value> = equal,
  ): DomainEvent<Type, Change<Value>>[] => {
    const segment = segmentAt(timeline, effectiveFrom);
    if (segment === undefined || same(segment.value, after)) return [];
    const change = { policyId, effectiveFrom, before: segment.value, after };
    const wrong = segment.events.at(-1);
    if (!enteredWrongly || wrong === undefined) return [{ type, data: change }];
    const since = segment.from === BEGINNING ? terms.period.effectiveOn : segment.from;
    return [{ type, data: { ...change, effectiveFrom: since, corrects: wrong, ...(reason === undefined ? {} : { reason }) } }];
  };
}

const endorsementText = ({ code, grade, form }: Endorsement): string => [code, grade, form ?? ''].join('|');

const sameEndorsements: Same<readonly Endorsement[]> = (before, after) =>
  equal(before.map(endorsementText).sort(), after.map(endorsementText).sort());

const sameSchedule: Same<PolicyTerms['schedule']> = (before, after) =>
  equal(before && [...before].sort(), after && [...after].sort());
