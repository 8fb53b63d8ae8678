import { IsBoolean, IsOptional } from 'class-validator';
import { chosenRecords } from '@covertrail/domain/fields/selection-fields';
import type { ChangedChoice } from '@covertrail/domain/selection/selection.contract';
import { Fits } from '@covertrail/contracts/inputs/fits.decorator';
import { IsId } from '@covertrail/contracts/inputs/is-id.decorator';
import { PageDto } from '@covertrail/contracts/calls/page.inputs';

/** Query of what the requester of a project sees. */
export class OfProjectDto {
  @IsId() projectId!: string;
}

export class SelectableDto extends PageDto {
  @IsId() projectId!: string;
}

class SelectionDto {
  @IsId() projectId!: string;
  @IsOptional() @IsBoolean() selectAll?: boolean;
  @IsOptional() @IsBoolean() clearPrevious?: boolean;
  @IsOptional() @Fits(chosenRecords) newAddedList?: string[];
  @IsOptional() @Fits(chosenRecords) removeList?: string[];
  /** A share that is repeated shows the same, so that it makes no difference. */
  @IsOptional() @IsBoolean() reshare?: boolean;
}

/** POST policy/locations/selection/:id. */
export class LocationSelectionDto extends SelectionDto {
  @IsOptional() @IsBoolean() includeNewLocations?: boolean;
}

/** POST policy/vehicles/selection/:id. */
export class VehicleSelectionDto extends SelectionDto {
  @IsOptional() @IsBoolean() includeNewVehicles?: boolean;
}

/** The change that a call asks for; what it leaves out stays as it is. */
export const changeOf = (given: SelectionDto, includeLater: boolean | undefined): ChangedChoice => ({
  selectAll: given.selectAll ?? false,
  clearPrevious: given.clearPrevious ?? false,
  add: given.newAddedList ?? [],
  remove: given.removeList ?? [],
  ...(includeLater === undefined ? {} : { includeLater }),
});
