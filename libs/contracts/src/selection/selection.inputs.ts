import { IsBoolean, IsOptional } from 'class-validator';
import { chosenRecords } from '@covertrail/domain/fields/selection-fields';
import { PageDto } from '../calls/page.inputs.js';
import { Fits } from '../inputs/fits.decorator.js';
import { IsId } from '../inputs/is-id.decorator.js';

/** Query of what the requester of a project sees. */
export class OfProjectDto {
  /** The project whose requester sees them. */
  @IsId() readonly projectId!: string;
}

export class SelectableDto extends PageDto {
  @IsId() readonly projectId!: string;
}

export class SelectionDto {
  @IsId() readonly projectId!: string;
  @IsOptional() @IsBoolean() readonly selectAll?: boolean;
  @IsOptional() @IsBoolean() readonly clearPrevious?: boolean;
  @IsOptional() @Fits(chosenRecords) readonly newAddedList?: readonly string[];
  @IsOptional() @Fits(chosenRecords) readonly removeList?: readonly string[];
  /** A share that is repeated shows the same, so that it makes no difference. */
  @IsOptional() @IsBoolean() readonly reshare?: boolean;
}

/** POST policy/locations/selection/:id. */
export class LocationSelectionDto extends SelectionDto {
  @IsOptional() @IsBoolean() readonly includeNewLocations?: boolean;
}

/** POST policy/vehicles/selection/:id. */
export class VehicleSelectionDto extends SelectionDto {
  @IsOptional() @IsBoolean() readonly includeNewVehicles?: boolean;
}

/** The path of a policy that is shared with a requester. */
export class SharedPolicyPath {
  @IsId() readonly id!: string;
  @IsId() readonly policyId!: string;
}

/** The path of a location of such a policy. */
export class SharedLocationPath {
  @IsId() readonly id!: string;
  @IsId() readonly locationId!: string;
}
