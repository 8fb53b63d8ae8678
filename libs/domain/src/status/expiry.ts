import { addDays, type CalendarDate } from '../kernel/dates.js';

/** From so many days before its date on, a policy is expiring [C14]. */
export const EXPIRING_WITHIN_DAYS = 30;

/**
 * The label of a date: before today it is expired, within the next 30 days it is expiring, later it has none. On its own day a
 * date still shows as expiring, although cover ended at 12:01 am: the finding says so (reference: insurance days).
 */
export function expiryStatus(date: CalendarDate, today: CalendarDate): 'expired' | 'expiring' | null {
  if (date < today) return 'expired';
  return date <= addDays(today, EXPIRING_WITHIN_DAYS) ? 'expiring' : null;
}

/** The first date after today, null when all have passed. */
export function nextDate(dates: readonly CalendarDate[], today: CalendarDate): CalendarDate | null {
  return dates.filter((date) => date > today).sort()[0] ?? null;
}
