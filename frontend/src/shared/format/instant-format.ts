import type { CalendarDate } from '@covertrail/domain/kernel/dates';
import type { Instant } from '@covertrail/domain/kernel/event';

const MOMENT = new Intl.DateTimeFormat('en-US', {
  month: '2-digit',
  day: '2-digit',
  year: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
});
const TIME = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit' });
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** `11/21/2026, 9:12 AM` in the reader's own time zone. */
export const instantFormat = (instant: Instant): string => MOMENT.format(new Date(instant));

/** `9:12 AM` in the reader's own time zone, beside a day that is written out. */
export const timeFormat = (instant: Instant): string => TIME.format(new Date(instant));

/** The day of a moment in the reader's own time zone. */
export function localDay(instant: Instant): CalendarDate {
  const date = new Date(instant);
  return new Date(date.getTime() - date.getTimezoneOffset() * MINUTE).toISOString().slice(0, 10);
}

/** `5 minutes ago` for the last day, the full moment before that. `now` in milliseconds. */
export function agoFormat(instant: Instant, now: number): string {
  const past = now - Date.parse(instant);
  if (past < MINUTE) return 'Just now';
  if (past < HOUR) return ago(Math.floor(past / MINUTE), 'minute');
  if (past < DAY) return ago(Math.floor(past / HOUR), 'hour');
  return instantFormat(instant);
}

const ago = (count: number, unit: string): string => `${count} ${unit}${count === 1 ? '' : 's'} ago`;
