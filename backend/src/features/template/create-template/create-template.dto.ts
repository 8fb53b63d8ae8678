import { IsOptional } from 'class-validator';
import { calendarDate } from '@covertrail/domain/fields/date-text';
import { templateName } from '@covertrail/domain/fields/template-fields';
import { Fits } from '#http/fits.decorator';
import { NestedOne } from '#http/nested.decorator';
import { RequirementsDto } from '../requirements.dto.js';

/** POST requestor/templates. `effectiveFrom` is today when absent. */
export class CreateTemplateDto {
  @Fits(templateName) name!: string;
  @NestedOne(() => RequirementsDto) requirements!: RequirementsDto;
  @IsOptional() @Fits(calendarDate) effectiveFrom?: string;
}
