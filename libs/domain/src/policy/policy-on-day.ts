import type { CalendarDate } from '../kernel/dates.js';
import { segmentAt, type Timeline } from '../kernel/timeline.js';
import type { Known, ProvidedPolicy } from '../compliance/coverage.js';
import type { PolicyCarrier, PolicyTerms } from './policy.contract.js';
import type { PolicyAspects, PolicyState } from './policy.state.js';

/** A policy as it was on a day. Its carrier's rating is recorded in the carrier's own stream: see `provided-policy.ts`. */
export type PolicyOnDay = Omit<ProvidedPolicy, 'rating' | 'carrier' | 'policyNumber'> & {
  readonly number: Known<string>;
  readonly carrier: Known<PolicyCarrier>;
  readonly operations: Known<string>;
};

/** What was true of a policy on a day; undefined when there is no such policy. */
export function policyAt(state: PolicyState, validAt: CalendarDate): PolicyOnDay | undefined {
  if (state === null) return undefined;
  const { policyId, line, insuredId } = state;
  return {
    policyId, line, insuredId,
    number: knownAt(state.number, validAt),
    period: knownAt(state.period, validAt),
    carrier: knownAt(state.carrier, validAt),
    limits: knownAt(state.limits, validAt),
    trigger: knownAt(state.trigger, validAt),
    retroactiveOn: knownAt(state.retroactiveOn, validAt),
    endorsements: knownAt(state.endorsements, validAt),
    schedule: knownAt(state.schedule, validAt),
    operations: knownAt(state.operations, validAt),
    standing: knownAt(state.standing, validAt),
    verification: knownAt(state.verification, validAt),
  };
}

/** What an edit form states of a policy on a day. */
export function termsAt(state: PolicyAspects, day: CalendarDate): PolicyTerms {
  return {
    policyNumber: knownAt(state.number, day).value,
    period: knownAt(state.period, day).value,
    carrier: knownAt(state.carrier, day).value,
    limits: knownAt(state.limits, day).value,
    trigger: knownAt(state.trigger, day).value,
    retroactiveOn: knownAt(state.retroactiveOn, day).value,
    endorsements: knownAt(state.endorsements, day).value,
    schedule: knownAt(state.schedule, day).value,
    descriptionOfOperations: knownAt(state.operations, day).value,
  };
}

/** True when the policy covers that day: it ends at 12:01 am of the day it expires or is canceled (DESIGN section 5). */
export function isInForce(state: PolicyState, day: CalendarDate): boolean {
  const policy = policyAt(state, day);
  if (policy === undefined) return false;
  const { effectiveOn, expiresOn } = policy.period.value;
  return effectiveOn <= day && day < expiresOn && policy.standing.value.status === 'inForce';
}

/** True when an agent has verified what the policy says of that day. */
export const isVerified = (state: PolicyState, day: CalendarDate): boolean =>
  policyAt(state, day)?.verification.value === 'verified';

/** True when an agent has yet to approve something of it, even if only from a later day on. */
export const awaitsApproval = (state: PolicyState): boolean =>
  state !== null && state.verification.some(({ value }) => value === 'unverified');

/** There is no day before the first segment, so the first segment applies. */
export function knownAt<Value>(timeline: Timeline<Value>, day: CalendarDate): Known<Value> {
  const segment = segmentAt(timeline, day) ?? timeline[0];
  if (segment === undefined) throw new Error('An added policy states every aspect of itself.');
  return { value: segment.value, events: segment.events };
}
