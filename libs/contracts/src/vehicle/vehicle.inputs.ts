import { IsOptional } from 'class-validator';
import { modelYear, vehicleMake, vehicleModel, vin } from '@covertrail/domain/fields/vehicle-fields';
import { PageDto } from '../calls/page.inputs.js';
import { Fits } from '../inputs/fits.decorator.js';
import { IsId } from '../inputs/is-id.decorator.js';

/** PUT policy/vehicles/:id. */
export class VehicleDto {
  @Fits(vin) readonly vin!: string;
  /** Absent where it is not known. */
  @IsOptional() @Fits(modelYear) readonly year?: number;
  @Fits(vehicleMake) readonly make!: string;
  @Fits(vehicleModel) readonly model!: string;
}

/** POST policy/vehicles. */
export class NewVehicleDto extends VehicleDto {
  @IsId() readonly policyId!: string;
}

export class VehicleListDto extends PageDto {
  @IsId() readonly policyId!: string;
}
