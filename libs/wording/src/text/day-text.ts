import type { CalendarDate } from '@covertrail/domain/kernel/dates';

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'] as const;

/** A day as people read it: `2 Mar 2026`. */
export const dayText = (day: CalendarDate): string =>
  `${Number(day.slice(8, 10))} ${MONTHS[Number(day.slice(5, 7)) - 1] ?? '?'} ${Number(day.slice(0, 4))}`;
