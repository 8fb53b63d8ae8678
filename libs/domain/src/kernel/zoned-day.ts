import { addDays, LAST_DAY, type CalendarDate } from './dates.js';
import type { Instant } from './event.js';

const DAY_MS = 86_400_000;

/** The last moment whose day has a four-digit year in every time zone: later text would not compare in order. */
export const LAST_MOMENT: Instant = '9999-12-31T09:59:59.999Z';

/** The last millisecond of a calendar day in a time zone, where days may have 23 or 25 hours; for the last day, the last one in UTC. */
export function lastMomentOf(day: CalendarDate, timeZone: string): Instant {
  if (day >= LAST_DAY) return `${LAST_DAY}T23:59:59.999Z`;
  const next = Date.parse(`${addDays(day, 1)}T00:00:00.000Z`);
  const guess = next - offsetAt(next, timeZone);
  return new Date(next - offsetAt(guess, timeZone) - 1).toISOString();
}

/**
 * The moment at which the clocks of a zone show a time (`HH:MM`) on a day. A time that a clock put forward leaves out is as much later as
 * the clock was put forward; of a time that comes twice it is the first.
 */
export function momentAt(day: CalendarDate, time: string, timeZone: string): Instant {
  const shown = Date.parse(`${day}T${time}:00.000Z`);
  const [before, after] = [offsetAt(shown - DAY_MS, timeZone), offsetAt(shown + DAY_MS, timeZone)];
  const possible = [shown - Math.max(before, after), shown - Math.min(before, after)];
  const first = possible.find((each) => each + offsetAt(each, timeZone) === shown);
  return new Date(first ?? shown - before).toISOString();
}

/** How far the clocks of a zone are ahead of UTC at a moment, in milliseconds. */
export function offsetAt(at: number, timeZone: string): number {
  const parts = new Map(
    momentFormatOf(timeZone)
      .formatToParts(new Date(at))
      .map(({ type, value }) => [type, Number(value)]),
  );
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? 0;
  const second = Math.floor(at / 1_000) * 1_000;
  return Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'), part('second')) - second;
}

/** By time zone, as the formats of days are. */
const momentFormats = new Map<string, Intl.DateTimeFormat>();

function momentFormatOf(timeZone: string): Intl.DateTimeFormat {
  const cached = momentFormats.get(timeZone);
  if (cached) return cached;
  const made = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });
  momentFormats.set(timeZone, made);
  return made;
}
