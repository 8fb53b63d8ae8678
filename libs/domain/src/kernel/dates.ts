/**
 * A day on the calendar, `YYYY-MM-DD`. Insurance days have no time zone; as text they compare in order.
 * @pattern ^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$
 */
export type CalendarDate = string;

const PATTERN = /^\d{4}-\d{2}-\d{2}$/;
const DAY_MS = 86_400_000;

/** The last day the product can name [A15]. */
export const LAST_DAY: CalendarDate = '9999-12-31';

/** Days since 1 January 1970. */
export const dayNumber = (day: CalendarDate): number =>
  Date.UTC(Number(day.slice(0, 4)), Number(day.slice(5, 7)) - 1, Number(day.slice(8, 10))) / DAY_MS;

const LAST_NUMBER = dayNumber(LAST_DAY);

/** The day with this number; LAST_DAY for every later one. */
export const dayOf = (number: number): CalendarDate =>
  new Date(Math.min(number, LAST_NUMBER) * DAY_MS).toISOString().slice(0, 10);

export const addDays = (day: CalendarDate, days: number): CalendarDate => dayOf(dayNumber(day) + days);

/** Whole days from `from` to `to`, negative when `to` is earlier. */
export const daysBetween = (from: CalendarDate, to: CalendarDate): number => dayNumber(to) - dayNumber(from);

/** The same day a number of years later, LAST_DAY at most; 29 February becomes 28. */
export function addYears(day: CalendarDate, years: number): CalendarDate {
  if (Number(day.slice(0, 4)) + years > Number(LAST_DAY.slice(0, 4))) return LAST_DAY;
  const target = `${String(Number(day.slice(0, 4)) + years).padStart(4, '0')}${day.slice(4)}`;
  return existsOnCalendar(target) ? target : `${target.slice(0, 8)}28`;
}

/** The same day a number of months later, LAST_DAY at most; the last day of a month that has no such day. */
export function addMonths(day: CalendarDate, months: number): CalendarDate {
  const month = Number(day.slice(5, 7)) - 1 + months;
  const first = addYears(`${day.slice(0, 4)}-${String((month % 12) + 1).padStart(2, '0')}-01`, Math.floor(month / 12));
  if (first === LAST_DAY) return LAST_DAY;
  const target = `${first.slice(0, 8)}${day.slice(8)}`;
  return existsOnCalendar(target) ? target : addDays(dayInNextMonth(first), -1);
}

const dayInNextMonth = (first: CalendarDate): CalendarDate => `${addDays(first, 31).slice(0, 8)}01`;

/** True for a day that exists: 2026-02-30 does not. */
export const isCalendarDate = (text: unknown): text is CalendarDate =>
  typeof text === 'string' && existsOnCalendar(text);

export const laterOf = (a: CalendarDate, b: CalendarDate): CalendarDate => (a > b ? a : b);
export const earlierOf = (a: CalendarDate, b: CalendarDate): CalendarDate => (a < b ? a : b);

/** The calendar day that an instant falls on in a time zone (IANA name): "today" for a company. */
export const dayInZone = (instant: string, timeZone: string): CalendarDate =>
  dayFormatOf(timeZone).format(new Date(instant));

/** By time zone, of which there are some hundred: a format takes a thousand times longer to make than to use. */
const dayFormats = new Map<string, Intl.DateTimeFormat>();

function dayFormatOf(timeZone: string): Intl.DateTimeFormat {
  const cached = dayFormats.get(timeZone);
  if (cached) return cached;
  const made = new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' });
  dayFormats.set(timeZone, made);
  return made;
}

function existsOnCalendar(text: string): boolean {
  if (!PATTERN.test(text)) return false;
  const at = dayNumber(text);
  return Number.isFinite(at) && dayOf(at) === text;
}
