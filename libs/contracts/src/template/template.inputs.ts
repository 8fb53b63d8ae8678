import { IsOptional } from 'class-validator';
import type { Requirements } from '@covertrail/domain/compliance/requirements';
import { requirementOrigins } from '@covertrail/domain/compliance/exhibit/origin-rules';
import type { RequirementOrigin } from '@covertrail/domain/compliance/exhibit/requirement-origin';
import { calendarDate } from '@covertrail/domain/fields/date-text';
import { templateName } from '@covertrail/domain/fields/template-fields';
import { Fits } from '../inputs/fits.decorator.js';
import { NestedOne } from '../inputs/nested.decorator.js';
import { RequirementsDto } from './requirements.inputs.js';

/** POST requestor/templates. `effectiveFrom` is today when absent. */
export class CreateTemplateDto {
  @Fits(templateName) readonly name!: string;
  @NestedOne(() => RequirementsDto) readonly requirements!: Requirements;
  @IsOptional() @Fits(calendarDate) readonly effectiveFrom?: string;
  /** Where its requirements were read in a contract: each with its sentence. */
  @IsOptional() @Fits(requirementOrigins) readonly readFrom?: readonly RequirementOrigin[];
}

/** POST requestor/templates/{id}/what-if/preparations: the first day of the change that is being edited (today when absent). */
export class PrepareTemplateWhatIfDto {
  @IsOptional() @Fits(calendarDate) readonly effectiveFrom?: string;
}

/** PUT requestor/templates/{id}. The new version applies from `effectiveFrom` (today when absent). */
export class ReviseTemplateDto {
  @NestedOne(() => RequirementsDto) readonly requirements!: Requirements;
  /** Default: today. */
  @IsOptional() @Fits(calendarDate) readonly effectiveFrom?: string;
}
