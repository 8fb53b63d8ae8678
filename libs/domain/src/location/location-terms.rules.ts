import { RuleBroken } from '../kernel/rule-broken.js';
import { buildingNumberKey } from '../fields/location-fields.js';
import type { Building, LocationTerms } from './location.contract.js';
import { isLimitValid } from '../fields/property-limit-rules.js';

/** What is checked when the location form is submitted, in this order [C06]. */
export function checkLocation({ place, limits, buildings }: LocationTerms): void {
  if (place.number.trim() === '') throw new RuleBroken('LOCATION.NUMBER_REQUIRED');
  const rows = [...limits, ...buildings.flatMap((building) => building.limits)];
  if (!rows.every((row) => isLimitValid(row, place.country))) throw new RuleBroken('LOCATION.LIMITS_INVALID');
  if (buildings.some((building) => building.limits.length === 0))
    throw new RuleBroken('LOCATION.BUILDING_WITHOUT_LIMIT');
  if (limits.length === 0 && buildings.length === 0) throw new RuleBroken('LOCATION.NO_LIMIT');
  checkBuildingNumbers(buildings);
}

function checkBuildingNumbers(buildings: readonly Building[]): void {
  const numbers = buildings.map(({ number }) => buildingNumberKey(number));
  if (numbers.includes('')) throw new RuleBroken('LOCATION.BUILDING_NUMBER_REQUIRED');
  const ids = buildings.map(({ buildingId }) => buildingId);
  if (new Set(numbers).size < numbers.length || new Set(ids).size < ids.length)
    throw new RuleBroken('LOCATION.BUILDING_NUMBER_EXISTS');
}
