import { IsOptional } from 'class-validator';
import { calendarDate } from '@covertrail/domain/fields/date-text';
import { Fits } from '@covertrail/contracts/inputs/fits.decorator';
import { IsId } from '@covertrail/contracts/inputs/is-id.decorator';
import { NestedOne } from '@covertrail/contracts/inputs/nested.decorator';
import { ChangedFormEntryDto, NewFormEntryDto } from './form-entry.dto.js';

class ChangedEntryDto extends ChangedFormEntryDto {
  @IsId() entryId!: string;
}

class WithdrawnEntryDto {
  @IsId() entryId!: string;
  @IsId() seen!: string;
  @IsOptional() @Fits(calendarDate) effectiveFrom?: string;
}

/** POST requestor/forms/what-if: one of the three. */
export class TryFormEntryDto {
  @IsOptional() @NestedOne(() => NewFormEntryDto) add?: NewFormEntryDto;
  @IsOptional() @NestedOne(() => ChangedEntryDto) change?: ChangedEntryDto;
  @IsOptional() @NestedOne(() => WithdrawnEntryDto) withdraw?: WithdrawnEntryDto;
}
