import { optional } from '@covertrail/domain/fields/field-rule';
import { modelYear, vehicleMake, vehicleModel, vin } from '@covertrail/domain/fields/vehicle-fields';
import type { SheetColumn } from '#spreadsheets/sheet-table';

/** A year as the text of a cell. */
const yearText: SheetColumn['rule'] = { check: (text) => optional(modelYear).check(text === '' ? '' : Number(text)) };

/** The columns of an import and an export of vehicles: one row for each. */
export const VEHICLE_COLUMNS = {
  vin: { title: 'VIN', rule: vin, needed: true },
  year: { title: 'Year', rule: yearText },
  make: { title: 'Make', rule: vehicleMake },
  model: { title: 'Model', rule: vehicleModel },
} as const satisfies Readonly<Record<string, SheetColumn>>;

export const VEHICLE_HEADING: readonly string[] = Object.values(VEHICLE_COLUMNS).map(({ title }) => title);
