import type { LocationDetails, LocationRow } from '@covertrail/contracts/location/location.replies';
import type { PropertyLimit } from '@covertrail/domain/fields/property-limit';
import type { LocationPlace } from '@covertrail/domain/location/location.contract';

const PLACE: LocationPlace = {
  number: '1',
  address1: '18 Dock Street',
  address2: '',
  city: 'Denver',
  state: 'CO',
  county: '',
  zipCode: '80202',
  country: 'US',
  description: 'Warehouse',
};

/** Building coverage of $2,500,000, coinsurance 90 %, deductible $5,000. */
const LIMIT: PropertyLimit = {
  category: 'building',
  type: 'buildingCoverage',
  amount: 250_000_000,
  secondAmount: null,
  coinsurance: 9_000,
  valuation: 'replacementCost',
  valuationAmount: null,
  deductibleType: 'amount',
  deductible: 500_000,
};

export const locationRow = (policyId: string, number: number): LocationRow => ({
  ...PLACE,
  id: `70000000-0000-4000-8000-${String(number).padStart(12, '0')}`,
  policyId,
  number: `${number}`,
  buildingCount: 1,
  limitCount: 0,
  source: { kind: 'enteredByAgent', on: '2020-07-01' },
});

export const locationDetails = ({ id, policyId, number }: LocationRow): LocationDetails => ({
  id,
  policyId,
  place: { ...PLACE, number },
  limits: [],
  revision: 3,
  mayEdit: true,
  buildings: [
    { buildingId: '71000000-0000-4000-8000-000000000001', number: 'A', description: 'Cold store', limits: [LIMIT] },
  ],
});
