import { IsOptional } from 'class-validator';
import { calendarDate } from '@covertrail/domain/fields/date-text';
import { reason } from '@covertrail/domain/fields/note-fields';
import { Fits } from '@covertrail/contracts/inputs/fits.decorator';
import { IsId } from '@covertrail/contracts/inputs/is-id.decorator';

/** POST requestor/forms/entries/{id}/withdraw. */
export class WithdrawFormEntryDto {
  @IsId() seen!: string;
  @Fits(reason) reason!: string;
  @IsOptional() @Fits(calendarDate) effectiveFrom?: string;
}
