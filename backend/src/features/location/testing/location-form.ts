import type { PropertyLimit } from '@covertrail/domain/fields/property-limit';
import { dollars } from '@covertrail/domain/kernel/money';
import type { LocationPlace } from '@covertrail/domain/location/location.contract';
import type { LocationDto } from '@covertrail/contracts/location/location.inputs';

/** Building coverage of $2,500,000 with a deductible of $5,000. */
export const buildingLimit = (other: Partial<PropertyLimit> = {}): PropertyLimit => ({
  category: 'building',
  type: 'buildingCoverage',
  amount: dollars(2_500_000),
  secondAmount: null,
  coinsurance: 9_000,
  valuation: 'replacementCost',
  valuationAmount: null,
  deductibleType: 'amount',
  deductible: dollars(5_000),
  ...other,
});

/** A location form that may be submitted: one building with one limit. */
export const locationForm = (place: Partial<LocationPlace> = {}, other: Partial<LocationDto> = {}): LocationDto => ({
  place: {
    number: '1',
    address1: '18 Dock Street',
    address2: '',
    city: 'Denver',
    state: 'CO',
    county: '',
    zipCode: '80202',
    country: 'US',
    description: 'Warehouse',
    ...place,
  },
  limits: [],
  buildings: [{ number: 'A', description: 'Warehouse', limits: [buildingLimit()] }],
  ...other,
});
