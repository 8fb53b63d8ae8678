import { moment } from '@covertrail/domain/fields/date-text';
import { maintenanceText } from '@covertrail/domain/fields/note-fields';
import { Fits } from '../inputs/fits.decorator.js';
import { IsId } from '../inputs/is-id.decorator.js';

/** POST operation/planned-maintenance. */
export class PlanMaintenanceDto {
  @Fits(moment) readonly from!: string;
  @Fits(moment) readonly until!: string;
  @Fits(maintenanceText) readonly text!: string;
}

/** POST operation/planned-maintenance/cancel. */
export class CancelMaintenanceDto {
  @IsId() readonly maintenanceId!: string;
}
