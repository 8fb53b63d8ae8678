import { optional } from '@covertrail/domain/fields/field-rule';
import { fitsCheckDigit, modelYear, vehicleMake, vehicleModel, vin } from '@covertrail/domain/fields/vehicle-fields';
import type { VehicleRow } from '@covertrail/contracts/vehicle/vehicle.replies';
import type { VehicleDto } from '@covertrail/contracts/vehicle/vehicle.inputs';
import type { FormRules } from '#shared/forms/field-resolver';

/** The form of a vehicle: the year is a text until it is sent. */
export interface VehicleValues {
  vin: string;
  year: string;
  make: string;
  model: string;
}

export const NEW_VEHICLE: VehicleValues = { vin: '', year: '', make: '', model: '' };

export const valuesOf = ({ vin: number, year, make, model }: VehicleRow): VehicleValues => ({
  vin: number,
  year: year === null ? '' : String(year),
  make,
  model,
});

export const givenVehicle = ({ vin: number, year, make, model }: VehicleValues): VehicleDto => ({
  vin: number,
  make,
  model,
  ...(year.trim() === '' ? {} : { year: Number(year) }),
});

export const VEHICLE_RULES: FormRules<VehicleValues> = {
  vin,
  year: (value) => optional(modelYear).check(String(value).trim() === '' ? '' : Number(value)),
  make: vehicleMake,
  model: vehicleModel,
};

/** A warning: the vehicle can be saved all the same. */
export const vinWarning = (number: string): string | null =>
  fitsCheckDigit(number) === false
    ? 'The check digit of this VIN does not fit. Please compare it with the vehicle.'
    : null;
