import type { CalendarDate } from '../kernel/dates.js';

/** When the work of a project is done: the last day is not before the first. */
export interface ProjectDays {
  readonly firstDay: CalendarDate;
  readonly lastDay: CalendarDate;
}
