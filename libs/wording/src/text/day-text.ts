import type { CalendarDate } from '@covertrail/domain/kernel/dates';

/** A day as people read it: `03/02/2026`. */
export const dayText = (day: CalendarDate): string => `${day.slice(5, 7)}/${day.slice(8, 10)}/${day.slice(0, 4)}`;
