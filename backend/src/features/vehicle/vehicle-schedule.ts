import { vehicleSheets } from '@covertrail/contracts/vehicle/vehicle.calls';
import { vehiclesView, type VehicleDocument } from '@covertrail/contracts/vehicle/vehicle.views';
import { fitsCheckDigit } from '@covertrail/domain/fields/vehicle-fields';
import type { VehicleCommand, VehicleFacts } from '@covertrail/domain/vehicle/vehicle.contract';
import { vehicleDecider, type AddedVehicle } from '@covertrail/domain/vehicle/vehicle.decider';
import { VEHICLE_VIN_TAKEN } from '@covertrail/wording/fields/server-messages';
import type { Schedule } from '#schedules/schedule';
import { VEHICLE_COLUMNS, VEHICLE_HEADING } from './import/vehicle-columns.js';
import { cellsOf, SAMPLE_VEHICLES, vehiclesIn } from './import/vehicle-sheet.rules.js';
import { factsOf, type GivenVehicle } from './vehicle-facts.rules.js';

/** The vehicles of a policy: what is theirs of a schedule. */
export const VEHICLES: Schedule<GivenVehicle, VehicleFacts, AddedVehicle, VehicleCommand, VehicleDocument> = {
  recordName: 'vehicle',
  kind: 'vehicles',
  decider: vehicleDecider,
  notFoundCode: 'VEHICLE.NOT_FOUND',
  key: {
    kind: 'vehicleVin',
    takenCode: 'VEHICLE.VIN_TAKEN',
    whenTaken: { column: VEHICLE_COLUMNS.vin.title, message: VEHICLE_VIN_TAKEN },
    of: ({ vin }) => vin,
  },
  view: { of: vehiclesView, order: 'vin', termsIn: (document) => document },
  sheet: {
    calls: vehicleSheets,
    heading: VEHICLE_HEADING,
    sample: SAMPLE_VEHICLES,
    recordsIn: vehiclesIn,
    lineOf,
    rowsOf: (vehicle) => [cellsOf(vehicle)],
  },
  stored: factsOf,
  termsOf: ({ vehicle }) => vehicle,
  copiedTerms: (vehicle) => vehicle,
  adds: ({ id, ...policy }, vehicle) => ({ type: 'AddVehicle', vehicleId: id, ...policy, vehicle }),
  revises: (vehicle) => ({ type: 'ReviseVehicle', vehicle }),
  undoes: (importId) => ({ type: 'UndoImportedVehicle', importId }),
};

function lineOf({ vin, year, make, model }: GivenVehicle): string {
  const named = [year ?? '', make, model].filter((part) => part !== '').join(' ');
  const warning = fitsCheckDigit(vin) === false ? ' (check digit does not fit)' : '';
  return `${vin}${named === '' ? '' : `: ${named}`}${warning}`;
}
