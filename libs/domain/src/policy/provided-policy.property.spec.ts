import fc from 'fast-check';
import { fold } from '../kernel/decider.js';
import { dayOf, dayNumber } from '../kernel/dates.js';
import type { RecordedOf } from '../kernel/event.js';
import { recorded } from '../kernel/testing/given.js';
import type { PolicyEvent } from './policy.contract.js';
import { policyDecider } from './policy.decider.js';
import type { PolicyState } from './policy.state.js';
import { providedPolicy, type CarrierRatings } from './provided-policy.js';
import { added, CARRIER } from './testing/sample-policies.js';
import { histories, POLICY_DAYS } from './testing/arbitrary-policies.js';

const unrated: CarrierRatings = { ratingAt: () => ({ rating: null, events: [] }), changesAfter: () => null };
const stateOf = (events: readonly RecordedOf<PolicyEvent>[]) => fold<PolicyState, PolicyEvent>(policyDecider, events);

describe('what a policy would be without an event', () => {
  it('is what its other events tell, and only events that change something are named', () => {
    fc.assert(fc.property(histories, fc.nat(), POLICY_DAYS, (history, at, day) => {
      const events = [...recorded<PolicyEvent>([added()]), ...history];
      const gone = events[at % events.length]?.id;
      const known = providedPolicy(stateOf(events), day, unrated);
      const otherwise = providedPolicy(stateOf(events.filter(({ id }) => id !== gone)), day, unrated)?.facts ?? null;
      const told = known?.without.find(({ event }) => event === gone);
      expect(otherwise).toEqual(told === undefined ? known?.facts : told.facts);
      expect(known?.without.map(({ facts }) => facts)).not.toContainEqual(known?.facts);
    }), { numRuns: 200 });
  });

  it('takes the rating that the carrier would have had', () => {
    const ratings: CarrierRatings = {
      ratingAt: (carrierId, _day, without) => ({
        rating: { strength: without === 'r2' ? 'A' : 'B', size: 'X' }, events: carrierId === CARRIER ? ['r2'] : [],
      }),
      changesAfter: () => dayOf(dayNumber('2026-08-01')),
    };
    const provided = providedPolicy(stateOf(recorded([added()])), '2026-06-01', ratings);
    expect(provided?.facts.rating).toEqual({ strength: 'B', size: 'X' });
    expect(provided?.without.find(({ event }) => event === 'r2')?.facts)
      .toEqual({ ...provided?.facts, rating: { strength: 'A', size: 'X' } });
  });
});
