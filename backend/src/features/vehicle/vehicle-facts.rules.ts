import { storedVin } from '@covertrail/domain/fields/vehicle-fields';
import type { VehicleFacts } from '@covertrail/domain/vehicle/vehicle.contract';
import type { VehicleDto } from '@covertrail/contracts/vehicle/vehicle.inputs';

/** A vehicle as it is stored. */
export const factsOf = (given: VehicleDto): VehicleFacts => ({
  vin: storedVin(given.vin),
  year: given.year ?? null,
  make: given.make.trim(),
  model: given.model.trim(),
});
