import type { LocationPlace } from './location.contract.js';
import { placeKey } from './place-key.rules.js';

const place: LocationPlace = {
  number: '1',
  address1: '18 Dock Street',
  address2: '',
  city: 'Denver',
  state: 'CO',
  county: '',
  zipCode: '80202',
  country: 'US',
  description: '',
};

describe('the key of a place [C06]', () => {
  it('is the same for the same address, however it is written and numbered', () => {
    const written = { ...place, number: '7', address1: '18  dock street.', city: 'DENVER', description: 'Warehouse' };
    expect(placeKey(written)).toBe(placeKey(place));
  });

  it('is another one for each other part of the address', () => {
    const others = {
      address1: '19 Dock Street',
      address2: 'Suite 2',
      city: 'Golden',
      state: 'WY',
      zipCode: '80203',
      country: 'CA',
    };
    const keys = Object.entries(others).map(([part, text]) => placeKey({ ...place, [part]: text }));
    expect(new Set([placeKey(place), ...keys]).size).toBe(keys.length + 1);
  });
});
