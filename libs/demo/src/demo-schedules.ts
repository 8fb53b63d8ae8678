import type { PropertyLimit } from '@covertrail/domain/fields/property-limit';
import { fitsCheckDigit } from '@covertrail/domain/fields/vehicle-fields';
import { dollars } from '@covertrail/domain/kernel/money';
import type { LocationTerms } from '@covertrail/domain/location/location.contract';
import type { VehicleFacts } from '@covertrail/domain/vehicle/vehicle.contract';
import { demoId } from './demo-step.js';
import { Random } from './random.js';

/** How many locations the schedule of one large client has where nothing is said. */
export const DEMO_LOCATIONS = 500;

type Listed = 'locations' | 'vehicles';

/** What a policy of a line lists beside its limits. */
const LISTED: ReadonlyMap<string, Listed> = new Map<string, Listed>([
  ['commercialProperty', 'locations'],
  ['buildersRisk', 'locations'],
  ['motorTruckCargo', 'vehicles'],
  ['physicalDamage', 'vehicles'],
]);

/** The schedule of a supplier's policy; null for a line that lists nothing. */
export function scheduleOf(supplier: string, line: string): { readonly listed: Listed; readonly count: number } | null {
  const listed = LISTED.get(line);
  return listed ? { listed, count: new Random(`schedule ${supplier} ${line}`).between(2, 7) } : null;
}

const STREETS = [
  'Dock Street',
  'Mill Road',
  'Orchard Avenue',
  'Foundry Lane',
  'Terminal Way',
  'Prospect Street',
] as const;
const CITIES = [
  ['Denver', 'CO', '80216'],
  ['Pueblo', 'CO', '81001'],
  ['Omaha', 'NE', '68102'],
  ['Wichita', 'KS', '67202'],
  ['Tulsa', 'OK', '74103'],
] as const;
const USES = ['Warehouse', 'Yard and office', 'Workshop', 'Depot'] as const;

const limit = (type: PropertyLimit['type'], category: PropertyLimit['category'], amount: number): PropertyLimit => ({
  category,
  type,
  amount: dollars(amount),
  secondAmount: null,
  coinsurance: 9_000,
  valuation: 'replacementCost',
  valuationAmount: null,
  deductibleType: 'amount',
  deductible: dollars(5_000),
});

/** A place of a schedule by its number, from 1; the same number gives the same place. `key` names the step that adds it. */
export function demoLocation(number: number, key: string): LocationTerms {
  const random = new Random(`location ${number}`);
  const [city, state, zipCode] = random.pick(CITIES);
  const use = random.pick(USES);
  return {
    place: {
      number: `${number}`,
      address1: `${random.between(1, 990)} ${random.pick(STREETS)}`,
      address2: '',
      city,
      state,
      county: '',
      zipCode,
      country: 'US',
      description: use,
    },
    limits: [],
    buildings: [
      {
        buildingId: demoId('building', key),
        number: 'A',
        description: use,
        limits: [
          limit('buildingCoverage', 'building', random.between(4, 60) * 100_000),
          limit('businessPersonalProperty', 'personalProperty', random.between(1, 20) * 50_000),
        ],
      },
    ],
  };
}

const MODELS = [
  ['Ford', 'F-550', '1FDUF5HT'],
  ['Freightliner', 'Cascadia', '3AKJHHDR'],
  ['Kenworth', 'T680', '1XKYDP9X'],
  ['Ram', '3500', '3C63RRGL'],
] as const;

/** A vehicle of a schedule by its number; its check digit fits. */
export function demoVehicle(number: number): VehicleFacts {
  const random = new Random(`vehicle ${number}`);
  const [make, model, beginning] = random.pick(MODELS);
  const year = random.between(2016, 2025);
  const ending = `MA${String(100_000 + number * 37).slice(-6)}`;
  const vin = [...'0123456789X']
    .map((digit) => `${beginning}${digit}${ending}`)
    .find((candidate) => fitsCheckDigit(candidate));
  return { vin: vin ?? `${beginning}0${ending}`, year, make, model };
}
