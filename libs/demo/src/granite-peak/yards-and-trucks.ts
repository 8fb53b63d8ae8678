import type { PropertyLimit } from '@covertrail/domain/fields/property-limit';
import type { CalendarDate } from '@covertrail/domain/kernel/dates';
import { dollars } from '@covertrail/domain/kernel/money';
import type { LocationPlace } from '@covertrail/domain/location/location.contract';
import { madeBy, policy, priya, projectId, type AddStep } from './granite-peak-steps.js';

const YARD_STREETS = [
  'Fox Street',
  'Wazee Street',
  'Blake Street',
  'Delgany Street',
  'Larimer Street',
  'Platte Street',
  'Wynkoop Street',
];
const TRUCK_MODELS = ['F-350', 'F-550', 'F-650', 'Transit'];

/** The yards of the supplier; those of other jobs are not shown to this requester. */
export function yardsShownInPart(day: CalendarDate, on: AddStep): void {
  const policyId = policy('gl-3');
  YARD_STREETS.forEach((street, at) =>
    on(
      day,
      `yard-${at + 1}`,
      priya,
      { do: 'addLocation', policyId, place: yardAt(street, at + 1), limits: [YARD_LIMIT] },
      at,
    ),
  );
  const remove = ['yard-6', 'yard-7'].map((name) => madeBy('location', name));
  on(day, 'yards-shown', priya, { do: 'chooseShared', kind: 'locations', policyId, projectId, remove }, 20);
}

/** The trucks of the supplier; one of another job is not shown to this requester. */
export function trucksShownInPart(day: CalendarDate, on: AddStep): void {
  const policyId = policy('auto-3');
  TRUCK_MODELS.forEach((model, at) => {
    const vehicle = { vin: `GRANITEPEAKTRUCK0${at + 1}`, year: 2019 + at, make: 'Ford', model };
    on(day, `truck-${at + 1}`, priya, { do: 'addVehicle', policyId, vehicle }, 10 + at);
  });
  const remove = [madeBy('vehicle', 'truck-4')];
  on(day, 'trucks-shown', priya, { do: 'chooseShared', kind: 'vehicles', policyId, projectId, remove }, 21);
}

const yardAt = (street: string, number: number): LocationPlace => ({
  number: `${number}`,
  address1: `${number * 100 + 18} ${street}`,
  address2: '',
  city: 'Denver',
  state: 'CO',
  county: 'Denver',
  zipCode: '80216',
  country: 'US',
  description: 'Equipment yard',
});

const YARD_LIMIT: PropertyLimit = {
  category: 'building',
  type: 'buildingCoverage',
  amount: dollars(750_000),
  secondAmount: null,
  coinsurance: 9_000,
  valuation: 'replacementCost',
  valuationAmount: null,
  deductibleType: 'amount',
  deductible: dollars(5_000),
};
