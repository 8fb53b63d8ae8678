import type { PropertyLimit } from '../fields/property-limit.js';
import { given } from '../kernel/testing/given.js';
import type { Building, LocationAdded, LocationCommand, LocationTerms } from './location.contract.js';
import { locationDecider } from './location.decider.js';

const ids = {
  locationId: '70000000-0000-4000-8000-000000000001',
  policyId: '20000000-0000-4000-8000-000000000001',
  insuredId: '10000000-0000-4000-8000-000000000001',
};
const importId = '72000000-0000-4000-8000-000000000001';
const limit: PropertyLimit = {
  category: 'building',
  type: 'buildingCoverage',
  amount: 100_000_00,
  secondAmount: null,
  coinsurance: null,
  valuation: null,
  valuationAmount: null,
  deductibleType: null,
  deductible: null,
};
const building = (number: string, other: Partial<Building> = {}): Building => ({
  buildingId: `71000000-0000-4000-8000-00000000000${number}`,
  number,
  description: '',
  limits: [limit],
  ...other,
});
const place = {
  number: '1',
  address1: '18 Dock Street',
  address2: '',
  city: 'Denver',
  state: 'CO',
  county: '',
  zipCode: '',
  country: 'US',
  description: '',
};
const terms: LocationTerms = { place, limits: [], buildings: [building('1'), building('2')] };
const added: LocationAdded = { type: 'LocationAdded', data: { ...ids, agencyId: null, importId, ...terms } };
const add = (other: Partial<LocationTerms> = {}): LocationCommand => ({ type: 'AddLocation', ...added.data, ...other });
const revise = (other: Partial<LocationTerms>): LocationCommand => ({
  type: 'ReviseLocation',
  terms: { ...terms, ...other },
});
const removed = { type: 'LocationRemoved', data: { ...ids, number: '1', importId } } as const;

describe('adding a location [C06]', () => {
  it('records it', () => given(locationDecider).when(add()).then(added));
  it('does not take another under the same id', () =>
    given(locationDecider, added).when(add()).refused('LOCATION.ALREADY_EXISTS'));
  it('needs a number', () =>
    given(locationDecider)
      .when(add({ place: { ...place, number: ' ' } }))
      .refused('LOCATION.NUMBER_REQUIRED'));
  it('needs a limit or a building', () =>
    given(locationDecider)
      .when(add({ buildings: [] }))
      .refused('LOCATION.NO_LIMIT'));
  it('needs a limit of each building', () =>
    given(locationDecider)
      .when(add({ limits: [limit], buildings: [building('1', { limits: [] })] }))
      .refused('LOCATION.BUILDING_WITHOUT_LIMIT'));
  it('needs a number of each building', () =>
    given(locationDecider)
      .when(add({ buildings: [building('1', { number: ' ' })] }))
      .refused('LOCATION.BUILDING_NUMBER_REQUIRED'));
  it('compares building numbers without case and outer spaces', () =>
    given(locationDecider)
      .when(add({ buildings: [building('1', { number: 'a' }), building('2', { number: ' A ' })] }))
      .refused('LOCATION.BUILDING_NUMBER_EXISTS'));
});

describe('a limit row of a location [C06]', () => {
  const rejected = (other: Partial<PropertyLimit>, country = 'US') =>
    given(locationDecider)
      .when(add({ place: { ...place, country }, limits: [{ ...limit, ...other }] }))
      .refused('LOCATION.LIMITS_INVALID');
  const accepted = (other: Partial<PropertyLimit>, country = 'US') => {
    const location = { place: { ...place, country }, limits: [{ ...limit, ...other }] };
    return given(locationDecider)
      .when(add(location))
      .then({ ...added, data: { ...added.data, ...location } });
  };

  it('is of a type of its category', () => rejected({ type: 'spoilage' }));
  it('states one value above zero', () => rejected({ amount: 0 }));
  it('may state a deductible without a number only where its type has none', () =>
    accepted({ amount: null, deductibleType: 'included' }));
  it('needs only category and type in Canada', () => accepted({ amount: null }, 'CA'));
  it('has no percent above 100', () => rejected({ coinsurance: 10_100 }));
  it('has whole percents', () => rejected({ deductibleType: 'percent', deductible: 150 }));
  it('has a valuation amount only with a valuation', () => rejected({ valuationAmount: 1 }));
  it('has a deductible only with a type that counts', () => rejected({ deductible: 1, deductibleType: 'none' }));
});

describe('revising a location [C06]', () => {
  const named = { ...ids, number: '1' };

  it('records the address alone when only the address changed', () => {
    const after = { ...place, city: 'Boulder' };
    return given(locationDecider, added)
      .when(revise({ place: after }))
      .then({ type: 'LocationRevised', data: { ...ids, before: place, after } });
  });
  it('records each part that changed', () => {
    const after = building('2', { description: 'Office' });
    return given(locationDecider, added)
      .when(revise({ limits: [limit], buildings: [after, building('3')] }))
      .then(
        { type: 'LocationLimitsChanged', data: { ...named, before: [], after: [limit] } },
        { type: 'BuildingRemoved', data: { ...named, building: building('1') } },
        { type: 'BuildingRevised', data: { ...named, before: building('2'), after } },
        { type: 'BuildingAdded', data: { ...named, building: building('3') } },
      );
  });
  it('records no event when nothing differs', () => given(locationDecider, added).when(revise({})).nothing());
  it('needs the location', () => given(locationDecider).when(revise({})).refused('LOCATION.NOT_FOUND'));
  it('needs a location that was not removed', () =>
    given(locationDecider, added, removed).when(revise({})).refused('LOCATION.NOT_FOUND'));
});

describe('removing a location [C06]', () => {
  const undo: LocationCommand = { type: 'UndoImportedLocation', importId };

  it('records it once', () => {
    given(locationDecider, added).when({ type: 'RemoveLocation' }).then(removed);
    given(locationDecider, added, removed).when({ type: 'RemoveLocation' }).nothing();
  });
  it('happens with the undo of its import', () => given(locationDecider, added).when(undo).then(removed));
  it('does not happen with the undo of another import', () =>
    given(locationDecider, added)
      .when({ ...undo, importId: ids.policyId })
      .nothing());
  it('does not happen with the undo where someone changed it since', () => {
    const revised = {
      type: 'LocationRevised',
      data: { ...ids, before: place, after: { ...place, city: 'Boulder' } },
    } as const;
    return given(locationDecider, added, revised).when(undo).nothing();
  });
});
