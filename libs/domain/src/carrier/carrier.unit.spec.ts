import type { Rating } from '../insurance/coverage.js';
import { eventId, given } from '../kernel/testing/given.js';
import type { CarrierAdded, CarrierCommand, CarrierRated } from './carrier.contract.js';
import { carrierDecider, ratingAt } from './carrier.decider.js';

const data = { carrierId: 'ca000000-0000-4000-8000-000000000001', name: 'Frontier Casualty', naic: '24112' };
const add: CarrierCommand = { type: 'AddCarrier', ...data };
const added: CarrierAdded = { type: 'CarrierAdded', data };
const good: Rating = { strength: 'A-', size: 'VIII' };
const worse: Rating = { strength: 'B++', size: 'VIII' };
const rate = (rating: Rating, effectiveFrom: string): CarrierCommand => ({
  type: 'RateCarrier',
  rating,
  effectiveFrom,
});
/** Of the company for which sample events are recorded. */
const eventOwner = 'c0000000-0000-4000-8000-000000000001';
const rated = (rating: Rating, before: Rating | null, effectiveFrom: string): CarrierRated => ({
  type: 'CarrierRated',
  data: { carrierId: data.carrierId, name: data.name, addedBy: eventOwner, rating, before, effectiveFrom },
});

describe('a carrier', () => {
  it('is added', () => given(carrierDecider).when(add).then(added));
  it('is added once', () => given(carrierDecider, added).when(add).nothing());
  it('is not added as another', () =>
    given(carrierDecider, added)
      .when({ ...add, naic: '0' })
      .refused('CARRIER.ALREADY_ADDED'));
  it('must exist to be rated', () => given(carrierDecider).when(rate(good, '2024-01-01')).refused('CARRIER.NOT_FOUND'));

  it('is rated from a day on, the rating before it named', () => {
    given(carrierDecider, added)
      .when(rate(good, '2024-01-01'))
      .then(rated(good, null, '2024-01-01'));
    given(carrierDecider, added, rated(good, null, '2024-01-01'))
      .when(rate(worse, '2025-11-03'))
      .then(rated(worse, good, '2025-11-03'));
  });
  it('is not rated again with the same rating', () =>
    given(carrierDecider, added, rated(good, null, '2024-01-01'))
      .when(rate(good, '2025-01-01'))
      .nothing());
  it('names what was before on that day, not the latest', () => {
    given(carrierDecider, added, rated(good, null, '2024-01-01'), rated(worse, good, '2025-11-03'))
      .when(rate({ strength: 'A', size: 'VIII' }, '2024-06-01'))
      .then(rated({ strength: 'A', size: 'VIII' }, good, '2024-06-01'));
  });
});

describe('ratingAt', () => {
  const { state } = given(carrierDecider, added, rated(good, null, '2024-01-01'), rated(worse, good, '2025-11-03'));

  it('is unknown before the first rating', () =>
    expect(ratingAt(state, '2023-12-31')).toEqual({ rating: null, since: null, events: [] }));
  it('is effective until the day before the next', () =>
    expect(ratingAt(state, '2025-11-02')).toEqual({ rating: good, since: '2024-01-01', events: [eventId(2)] }));
  it('is effective from its own day on', () =>
    expect(ratingAt(state, '2025-11-03')).toEqual({ rating: worse, since: '2025-11-03', events: [eventId(3)] }));
});
