import { addDays, dayInZone, dayNumber, type CalendarDate } from './dates.js';
import type { Instant } from './event.js';
import { momentAt } from './zoned-day.js';

/** In the order of a week that begins on Sunday. */
const WEEKDAYS = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'] as const;
export type Weekday = (typeof WEEKDAYS)[number];

/** When something is due, by the clocks of whoever it is for. `at` is `HH:MM`, from `00:00` to `23:59`. */
export type Timetable =
  | { readonly every: 'day'; readonly at: string }
  | { readonly every: 'week'; readonly on: Weekday; readonly at: string }
  /** On the first day of each month. */
  | { readonly every: 'month'; readonly at: string };

/** 1 January 1970 was a Thursday. */
const FIRST_WEEKDAY = 4;
/** The longest month, and a day on each side of it where zones differ. */
const FARTHEST = 33;

export const weekdayOf = (day: CalendarDate): Weekday =>
  WEEKDAYS[(((dayNumber(day) + FIRST_WEEKDAY) % 7) + 7) % 7] ?? 'sunday';

/** The first run after a moment, by the clocks of a time zone (IANA name). */
export const nextRun = (timetable: Timetable, timeZone: string, after: Instant): Instant =>
  runFrom(timetable, timeZone, { moment: after, step: 1, fits: (run) => run > after });

/** The last run at or before a moment: after a long stop the one that is due, whatever was missed before it. */
export const lastRun = (timetable: Timetable, timeZone: string, upTo: Instant): Instant =>
  runFrom(timetable, timeZone, { moment: upTo, step: -1, fits: (run) => run <= upTo });

interface Search {
  readonly moment: Instant;
  /** Which way to go from the day of the moment, day by day. */
  readonly step: 1 | -1;
  fits(run: Instant): boolean;
}

function runFrom(timetable: Timetable, timeZone: string, { moment, step, fits }: Search): Instant {
  const today = dayInZone(moment, timeZone);
  // From a day before: a run that a changed clock puts off may end up on the next day.
  for (let days = -1; days <= FARTHEST; days += 1) {
    const day = addDays(today, days * step);
    const run = isDueOn(timetable, day) ? momentAt(day, timetable.at, timeZone) : null;
    if (run !== null && fits(run)) return run;
  }
  throw new Error(`No run within ${FARTHEST} days of ${moment}`);
}

function isDueOn(timetable: Timetable, day: CalendarDate): boolean {
  switch (timetable.every) {
    case 'day':
      return true;
    case 'week':
      return weekdayOf(day) === timetable.on;
    case 'month':
      return day.endsWith('-01');
  }
}
