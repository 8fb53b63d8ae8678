import { IsOptional } from 'class-validator';
import { calendarDate } from '@covertrail/domain/fields/date-text';
import { Fits } from '#http/fits.decorator';
import { NestedOne } from '#http/nested.decorator';
import { RequirementsDto } from '../requirements.dto.js';

/** PUT requestor/templates/{id}. The new version is judged by from `effectiveFrom` (today when absent) on. */
export class ReviseTemplateDto {
  @NestedOne(() => RequirementsDto) requirements!: RequirementsDto;
  @IsOptional() @Fits(calendarDate) effectiveFrom?: string;
}
