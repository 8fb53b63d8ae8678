import { city, country, state } from '@covertrail/domain/fields/company-fields';
import type { FieldRule } from '@covertrail/domain/fields/field-rule';
import {
  buildingDescription,
  buildingNumber,
  buildingNumberKey,
  county,
  locationAddress1,
  locationAddress2,
  locationNumber,
  propertyDescription,
  zipCode,
} from '@covertrail/domain/fields/location-fields';
import type { LocationPlace } from '@covertrail/domain/location/location.contract';
import type { LocationDetails } from '@covertrail/contracts/location/location.replies';
import type { LocationDto } from '@covertrail/contracts/location/location.inputs';
import type { FormRules, Wrong } from '#shared/forms/field-resolver';
import { areLimitsValid, wholeLimits, type LimitDraft } from './limit-draft.form.js';

interface BuildingValues {
  buildingId?: string;
  number: string;
  description: string;
  limits: LimitDraft[];
}

/** The location form as it is filled in. */
export interface LocationValues {
  place: { -readonly [Field in keyof LocationPlace]: string };
  limits: LimitDraft[];
  buildings: BuildingValues[];
}

export const MOST_BUILDINGS = 50;
export const NEW_LOCATION: LocationValues = {
  place: {
    number: '',
    address1: '',
    address2: '',
    city: '',
    state: '',
    county: '',
    zipCode: '',
    country: 'US',
    description: '',
  },
  limits: [],
  buildings: [],
};

export const valuesOf = ({ place, limits, buildings }: LocationDetails): LocationValues => ({
  place,
  limits: [...limits],
  buildings: buildings.map((building) => ({ ...building, limits: [...building.limits] })),
});

export const givenLocation = ({ place, limits, buildings }: LocationValues): LocationDto => ({
  place,
  limits: wholeLimits(limits),
  buildings: buildings.map((building) => ({ ...building, limits: wholeLimits(building.limits) })),
});

type Building = BuildingValues | undefined;

/** A building number that no other building of the location has. */
function numberOf(index: number) {
  return (_value: unknown, { buildings }: LocationValues): Wrong => {
    const building: Building = buildings[index];
    if (!building) return null;
    const same = buildings.some(
      ({ number }, at) => at !== index && buildingNumberKey(number) === buildingNumberKey(building.number),
    );
    return buildingNumber.check(building.number) ?? (same ? { code: 'BUILDING_NUMBER.EXISTS' } : null);
  };
}

const descriptionOf =
  (index: number) =>
  (_value: unknown, { buildings }: LocationValues): Wrong => {
    const building: Building = buildings[index];
    return building ? buildingDescription.check(building.description) : null;
  };

const PLACE_RULES: Readonly<Record<keyof LocationPlace, FieldRule>> = {
  number: locationNumber,
  address1: locationAddress1,
  address2: locationAddress2,
  city,
  state,
  county,
  zipCode,
  country,
  description: propertyDescription,
};

/** The location form [C06]. Limit rows are checked when the form is submitted. */
export const LOCATION_RULES: FormRules<LocationValues> = {
  ...Object.fromEntries(Object.entries(PLACE_RULES).map(([field, rule]) => [`place.${field}`, rule])),
  ...Object.fromEntries(
    Array.from(
      { length: MOST_BUILDINGS },
      (_, index) =>
        [
          [`buildings.${index}.number`, numberOf(index)],
          [`buildings.${index}.description`, descriptionOf(index)],
        ] as const,
    ).flat(),
  ),
};

/** The message of the first check that fails on submit, in the order of [C06]; null when the form may be sent. */
export function whyNotSubmitted({ place, limits, buildings }: LocationValues): string | null {
  const rows = [...limits, ...buildings.flatMap((building) => building.limits)];
  if (!areLimitsValid(rows, place.country)) return 'Limits Invalid';
  if (buildings.some((building) => building.limits.length === 0)) return 'Please add at least one building limit';
  return limits.length === 0 && buildings.length === 0 ? 'Please add atleast one limit' : null;
}
