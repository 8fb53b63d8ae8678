import { dayInZone, type CalendarDate } from '@covertrail/domain/kernel/dates';

/** The day on the reader's calendar. Use it as the first value of a state: rendering must not read the clock. */
export const todayHere = (): CalendarDate => dayInZone(new Date().toISOString(), Intl.DateTimeFormat().resolvedOptions().timeZone);
