import { LAST_DAY, type CalendarDate } from '@covertrail/domain/kernel/dates';

/** `11/21/2026`, as forms and tables show a day; a dash for none, `No end` for the last nameable day. */
export function dayFormat(day: CalendarDate | null | undefined): string {
  if (!day) return '–';
  if (day === LAST_DAY) return 'No end';
  return `${day.slice(5, 7)}/${day.slice(8, 10)}/${day.slice(0, 4)}`;
}
