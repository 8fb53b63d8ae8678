import { storedVin } from '@covertrail/domain/fields/vehicle-fields';
import type { VehicleFacts } from '@covertrail/domain/vehicle/vehicle.contract';
import type { VehicleDto } from '@covertrail/contracts/vehicle/vehicle.inputs';

/** A vehicle as a form or a sheet has it, or one that is listed elsewhere. */
export type GivenVehicle = Omit<VehicleDto, 'year'> & { readonly year?: number | null };

/** A vehicle as it is stored. */
export const factsOf = (given: GivenVehicle): VehicleFacts => ({
  vin: storedVin(given.vin),
  year: given.year ?? null,
  make: given.make.trim(),
  model: given.model.trim(),
});
