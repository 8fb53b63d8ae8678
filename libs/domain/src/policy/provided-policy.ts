import { fold } from '../kernel/decider.js';
import type { Uuid } from '../kernel/event.js';
import { equal } from '../kernel/equal.js';
import { earlierOf, type CalendarDate } from '../kernel/dates.js';
import { nextChange } from '../kernel/timeline.js';
import type { PolicyFacts, ProvidedPolicy, Rating } from '../compliance/coverage.js';
import type { PolicyEvent } from './policy.contract.js';
import { evolvePolicy } from './policy-evolve.js';
import { policyAt, type PolicyOnDay } from './policy-on-day.js';
import type { AddedPolicy, PolicyState } from './policy.state.js';

/** `rating` is null and `events` empty where nothing is known of the day. */
export interface RatingTold {
  readonly rating: Rating | null;
  readonly events: readonly Uuid[];
}

/**
 * What carriers' streams say of their ratings. `without` is an event to be thought away.
 */
export interface CarrierRatings {
  ratingAt(carrierId: Uuid, day: CalendarDate, without?: Uuid): RatingTold;
  /** The first day after `day` on which the rating changes. */
  changesAfter(carrierId: Uuid, day: CalendarDate): CalendarDate | null;
}

/**
 * A policy on a day as the compliance engine judges it: the facts, and what they would be without each event they rest on.
 * Undefined when there is no such policy. Every event is tried, not only those that the day's values cite: a cancellation
 * that a later one replaced would stand again without that one.
 */
export function providedPolicy(state: PolicyState, day: CalendarDate, carriers: CarrierRatings): ProvidedPolicy | undefined {
  const policy = policyAt(state, day);
  if (state === null || policy === undefined) return undefined;
  const ratingOf = (without?: Uuid) => carriers.ratingAt(policy.carrier.value.carrierId, day, without);
  const { rating, events } = ratingOf();
  const facts = factsOf(policy, rating);
  const without = [
    ...state.history.map(({ id }) => ({ event: id, facts: factsOn(stateWithout(state, id), day, carriers) })),
    ...events.map((event) => ({ event, facts: factsOf(policy, ratingOf(event).rating) })),
  ];
  return { facts, without: without.filter((otherwise) => !equal(otherwise.facts, facts)) };
}

/** The first day after `day` on which the policy, or the rating of its carrier, is known to say something else. */
export function policyChangesAfter(state: PolicyState, day: CalendarDate, carriers: CarrierRatings): CalendarDate | null {
  if (state === null) return null;
  const { number, period, carrier, limits, trigger, endorsements, schedule, standing, verification } = state;
  const aspects = [number, period, carrier, limits, trigger, endorsements, schedule, standing, verification];
  const carrierId = policyAt(state, day)?.carrier.value.carrierId;
  const rated = carrierId === undefined ? null : carriers.changesAfter(carrierId, day);
  return [...aspects.map((aspect) => nextChange<unknown>(aspect, day)), rated]
    .filter((change) => typeof change === 'string')
    .reduce<CalendarDate | null>((first, change) => (first === null ? change : earlierOf(first, change)), null);
}

const stateWithout = ({ history }: AddedPolicy, event: Uuid): PolicyState =>
  fold<PolicyState, PolicyEvent>({ initialState: null, evolve: evolvePolicy }, history.filter(({ id }) => id !== event));

function factsOn(state: PolicyState, day: CalendarDate, carriers: CarrierRatings): PolicyFacts | null {
  const policy = policyAt(state, day);
  return policy === undefined ? null : factsOf(policy, carriers.ratingAt(policy.carrier.value.carrierId, day).rating);
}

function factsOf(policy: PolicyOnDay, rating: Rating | null): PolicyFacts {
  const { carrierId, name } = policy.carrier.value;
  return {
    policyId: policy.policyId,
    policyNumber: policy.number.value,
    line: policy.line,
    insuredId: policy.insuredId,
    period: policy.period.value,
    standing: policy.standing.value,
    verification: policy.verification.value,
    carrier: { carrierId, name },
    rating,
    limits: policy.limits.value,
    endorsements: policy.endorsements.value,
    schedule: policy.schedule.value,
    trigger: policy.trigger.value,
  };
}
