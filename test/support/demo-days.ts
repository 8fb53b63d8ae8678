import { addDays, type CalendarDate } from '@covertrail/domain/kernel/dates';

/** A day counted back from the one that the demo world of the suites ends on (`seeded-folder.ts`). */
export const daysAgo = (days: number): CalendarDate => addDays(new Date().toISOString().slice(0, 10), -days);

/** As a person types it into a day box: MM/DD/YYYY. */
export const typedDay = (day: CalendarDate): string => `${day.slice(5, 7)}/${day.slice(8, 10)}/${day.slice(0, 4)}`;
