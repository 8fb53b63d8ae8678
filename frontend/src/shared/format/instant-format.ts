import type { CalendarDate } from '@covertrail/domain/kernel/dates';
import type { Instant } from '@covertrail/domain/kernel/event';
import { inShownZone, shownDay } from './shown-zone.js';

const MOMENT = inShownZone({
  month: '2-digit',
  day: '2-digit',
  year: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
});
const TIME = inShownZone({ hour: 'numeric', minute: '2-digit' });
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** `11/21/2026, 9:12 AM` in the time zone of the reader. */
export const instantFormat = (instant: Instant): string => MOMENT(instant);

/** `9:12 AM` in the time zone of the reader, beside a day that is written out. */
export const timeFormat = (instant: Instant): string => TIME(instant);

/** The day of a moment in the time zone of the reader. */
export const localDay = (instant: Instant): CalendarDate => shownDay(instant);

/** `5 minutes ago` for the last day, the full moment before that. `now` in milliseconds. */
export function agoFormat(instant: Instant, now: number): string {
  const past = now - Date.parse(instant);
  if (past < MINUTE) return 'Just now';
  if (past < HOUR) return ago(Math.floor(past / MINUTE), 'minute');
  if (past < DAY) return ago(Math.floor(past / HOUR), 'hour');
  return instantFormat(instant);
}

const ago = (count: number, unit: string): string => `${count} ${unit}${count === 1 ? '' : 's'} ago`;
