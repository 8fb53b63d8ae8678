import { city, country, state } from '@covertrail/domain/fields/company-fields';
import { optional } from '@covertrail/domain/fields/field-rule';
import { blanketNumber } from '@covertrail/domain/fields/limit-detail-fields';
import {
  buildingDescription,
  buildingNumber,
  county,
  locationAddress1,
  locationAddress2,
  locationNumber,
  propertyDescription,
  zipCode,
} from '@covertrail/domain/fields/location-fields';
import type { SheetColumn } from '#spreadsheets/sheet-table';

/** The columns of an import and an export of locations: one row for each limit; rows with the same location number are one location. */
export const LOCATION_COLUMNS = {
  number: { title: 'Location Number', rule: locationNumber, needed: true },
  address1: { title: 'Address 1', rule: optional(locationAddress1), needed: true },
  address2: { title: 'Address 2', rule: locationAddress2 },
  city: { title: 'City', rule: optional(city), needed: true },
  state: { title: 'State', rule: optional(state), needed: true },
  county: { title: 'County', rule: county },
  zipCode: { title: 'Zip Code', rule: zipCode },
  country: { title: 'Country', rule: optional(country) },
  description: { title: 'Description of Property', rule: propertyDescription },
  building: { title: 'Building Number', rule: optional(buildingNumber) },
  buildingDescription: { title: 'Building Description', rule: buildingDescription },
  category: { title: 'Limit Category' },
  type: { title: 'Limit Type' },
  amount: { title: 'Limits' },
  secondAmount: { title: 'Limit 2' },
  coinsurance: { title: 'Coinsurance %' },
  valuation: { title: 'Valuation Type' },
  valuationAmount: { title: 'Valuation Amount' },
  deductibleType: { title: 'Deductible Type' },
  deductible: { title: 'Deductible' },
  blanket: { title: 'Blanket Number', rule: optional(blanketNumber) },
} as const satisfies Readonly<Record<string, SheetColumn>>;

export type LocationColumn = keyof typeof LOCATION_COLUMNS;
export const LOCATION_HEADING: readonly string[] = Object.values(LOCATION_COLUMNS).map(({ title }) => title);
