import { addDays, LAST_DAY, type CalendarDate } from './dates.js';
import type { Instant } from './event.js';

/** The last moment whose day has a four-digit year in every time zone: later text would not compare in order. */
export const LAST_MOMENT: Instant = '9999-12-31T09:59:59.999Z';

/** The last millisecond of a calendar day in a time zone, where days may have 23 or 25 hours; for the last day, the last one in UTC. */
export function lastMomentOf(day: CalendarDate, timeZone: string): Instant {
  if (day >= LAST_DAY) return `${LAST_DAY}T23:59:59.999Z`;
  const next = Date.parse(`${addDays(day, 1)}T00:00:00.000Z`);
  const guess = next - offsetAt(next, timeZone);
  return new Date(next - offsetAt(guess, timeZone) - 1).toISOString();
}

/** How far the clocks of a zone are ahead of UTC at a moment, in milliseconds. */
function offsetAt(at: number, timeZone: string): number {
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });
  const parts = new Map(format.formatToParts(new Date(at)).map(({ type, value }) => [type, Number(value)]));
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? 0;
  return Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'), part('second')) - at;
}
