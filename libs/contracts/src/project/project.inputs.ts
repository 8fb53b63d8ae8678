import { IsBoolean, IsIn, IsOptional } from 'class-validator';
import { COVERAGE_LINES, type CoverageLine } from '@covertrail/domain/insurance/coverage';
import { ACORD_FORMS, type AcordForm } from '@covertrail/domain/insurance/lines/acord-forms';
import { calendarDate } from '@covertrail/domain/fields/date-text';
import { projectName } from '@covertrail/domain/fields/project-fields';
import type { CalendarDate } from '@covertrail/domain/kernel/dates';
import type { Uuid } from '@covertrail/domain/kernel/event';
import type { ProjectDays } from '@covertrail/domain/insurance/project-days';
import { Fits } from '../inputs/fits.decorator.js';
import { IsId } from '../inputs/is-id.decorator.js';
import { NestedList, NestedOne } from '../inputs/nested.decorator.js';

/** First and last day of the work of a project, `YYYY-MM-DD`: both or none. */
class ProjectDaysDto implements ProjectDays {
  @Fits(calendarDate) readonly firstDay!: CalendarDate;
  @Fits(calendarDate) readonly lastDay!: CalendarDate;
}

export class CreateProjectDto {
  @Fits(projectName) readonly name!: string;
  @IsId() readonly templateId!: Uuid;
  @IsOptional() @IsBoolean() readonly isDefault?: boolean;
  /** Absent: the project states none. */
  @IsOptional() @NestedOne(() => ProjectDaysDto) readonly days?: ProjectDaysDto;
}

class LineFormDto {
  @IsIn(COVERAGE_LINES) readonly line!: CoverageLine;
  @IsIn(ACORD_FORMS) readonly form!: AcordForm;
}

/** The certificate form of each line that a project names. */
export class DefaultFormsDto {
  @NestedList(() => LineFormDto, COVERAGE_LINES.length) readonly forms!: readonly LineFormDto[];
}
