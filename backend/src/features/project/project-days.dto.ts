import { calendarDate } from '@covertrail/domain/fields/date-text';
import type { CalendarDate } from '@covertrail/domain/kernel/dates';
import type { ProjectDays } from '@covertrail/domain/project/project-days.contract';
import { Fits } from '#http/fits.decorator';

/** First and last day of the work of a project, `YYYY-MM-DD`: both or none. */
export class ProjectDaysDto implements ProjectDays {
  @Fits(calendarDate) firstDay!: CalendarDate;
  @Fits(calendarDate) lastDay!: CalendarDate;
}
