import { isCalendarDate, LAST_DAY, type CalendarDate } from '../kernel/dates.js';
import type { Instant } from '../kernel/event.js';
import { LAST_MOMENT } from '../kernel/zoned-day.js';
import type { FieldProblem, PlainFieldCode } from './field-problem.js';
import { rule, type FieldRule } from './field-rule.js';

/** [A15] No date in the product is before this one. */
const FIRST_DAY: CalendarDate = '2000-01-01';

const WRONG_DATE: FieldProblem = { code: 'DATE.NOT_VALID' };
const DATE_REQUIRED: FieldProblem = { code: 'DATE.REQUIRED' };
const DATE_OUT_OF_RANGE: FieldProblem = { code: 'DATE.OUT_OF_RANGE' };

const NO_DATE = ['not specified', 'not found', 'not stated'];
const YEAR_FIRST = /^(\d{4})-(\d{2})-(\d{2})$/;
const MONTH_FIRST = /^(\d{2})([-/])(\d{2})\2(\d{4})$/;
const SHORT_YEAR = /^(\d{2})-(\d{2})-(\d{2})$/;

/** The result of reading a date as people and certificates write it: a day, no date, or what is wrong. */
export type ReadDate = { readonly day: CalendarDate | null } | { readonly problem: FieldProblem };

/**
 * Reads `yyyy-mm-dd`, `mm-dd-yyyy`, `mm/dd/yyyy` and `mm-dd-yy` (the last in this century); `Not specified`, `Not Found`
 * and `Not stated` mean no date [A15].
 */
export function readDate(text: string): ReadDate {
  const said = text.trim();
  if (NO_DATE.includes(said.toLowerCase())) return { day: null };
  const day = inOrder(said);
  if (!day || !isCalendarDate(day)) return { problem: WRONG_DATE };
  return day < FIRST_DAY || day > LAST_DAY ? { problem: DATE_OUT_OF_RANGE } : { day };
}

function inOrder(text: string): string | null {
  if (YEAR_FIRST.test(text)) return text;
  const long = MONTH_FIRST.exec(text);
  if (long) return `${long[4]}-${long[1]}-${long[3]}`;
  const short = SHORT_YEAR.exec(text);
  return short ? `20${short[3]}-${short[1]}-${short[2]}` : null;
}

/** A day as the product stores it, `YYYY-MM-DD`, within the days it knows. */
export const calendarDate: FieldRule<CalendarDate> = {
  check(value) {
    if (value === '' || value === undefined || value === null) return DATE_REQUIRED;
    if (!isCalendarDate(value)) return WRONG_DATE;
    return value < FIRST_DAY ? DATE_OUT_OF_RANGE : null;
  },
};

const MOMENT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,9})?)?(Z|[+-]\d{2}:\d{2})$/;

/** A moment with its time zone, `2026-03-14T09:00:00.000Z`, whose day is one that the product knows in every time zone. */
export const moment: FieldRule<Instant> = {
  check(value) {
    if (typeof value !== 'string' || !MOMENT.test(value) || !isCalendarDate(value.slice(0, 10))) return WRONG_DATE;
    const at = Date.parse(value);
    if (Number.isNaN(at)) return WRONG_DATE;
    return at < Date.parse(FIRST_DAY) || at > Date.parse(LAST_MOMENT) ? DATE_OUT_OF_RANGE : null;
  },
};

const LOCAL_MOMENT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/;

/** A day and a time by the clock of whoever enters it, as a field of a page holds it: `2026-03-14T09:00`. */
export const localMoment: FieldRule<string> = {
  check(value) {
    if (value === '' || typeof value !== 'string') return DATE_REQUIRED;
    return LOCAL_MOMENT.test(value) ? calendarDate.check(value.slice(0, 10)) : WRONG_DATE;
  },
};

/** Text that `readDate` can read. */
export const dateText: FieldRule<string> = {
  check(value) {
    if (typeof value !== 'string') return WRONG_DATE;
    const found = readDate(value);
    return 'problem' in found ? found.problem : null;
  },
};

/** A day after another one; passes when either is not a day, because another rule reports that. */
export const after = (other: unknown, code: PlainFieldCode): FieldRule<CalendarDate> =>
  rule<CalendarDate>((value) => !isCalendarDate(value) || !isCalendarDate(other) || value > other, code);
