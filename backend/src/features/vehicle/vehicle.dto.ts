import { IsOptional } from 'class-validator';
import { modelYear, storedVin, vehicleMake, vehicleModel, vin } from '@covertrail/domain/fields/vehicle-fields';
import type { VehicleFacts } from '@covertrail/domain/vehicle/vehicle.contract';
import type { GivenVehicle } from '@covertrail/contracts/vehicle/vehicle.calls';
import { Fits } from '@covertrail/contracts/inputs/fits.decorator';
import { IsId } from '@covertrail/contracts/inputs/is-id.decorator';
import { PageDto } from '@covertrail/contracts/calls/page.inputs';

/** PUT policy/vehicles/:id. */
export class VehicleDto implements GivenVehicle {
  @Fits(vin) vin!: string;
  @IsOptional() @Fits(modelYear) year?: number;
  @Fits(vehicleMake) make!: string;
  @Fits(vehicleModel) model!: string;
}

/** POST policy/vehicles. */
export class NewVehicleDto extends VehicleDto {
  @IsId() policyId!: string;
}

export class VehicleListDto extends PageDto {
  @IsId() policyId!: string;
}

/** A vehicle as it is stored. */
export const factsOf = (given: GivenVehicle): VehicleFacts => ({
  vin: storedVin(given.vin),
  year: given.year ?? null,
  make: given.make.trim(),
  model: given.model.trim(),
});
