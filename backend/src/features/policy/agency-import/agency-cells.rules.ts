import { readDate } from '@covertrail/domain/fields/date-text';
import { dayNumber, dayOf, type CalendarDate } from '@covertrail/domain/kernel/dates';
import type { Cents } from '@covertrail/domain/kernel/money';

const SERIAL = /^\d{5}$/;
/** Spreadsheet programs count the days of a date cell from this one. */
const DAY_ZERO: CalendarDate = '1899-12-30';
const SHORT_MONTH_OR_DAY = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/;

/** A day as a cell holds it: `2026-03-01`, `03/01/2026`, `3/1/2026`, or the number of a date cell; null for anything else. */
export function dayInCell(text: string): CalendarDate | null {
  if (SERIAL.test(text)) return dayOf(dayNumber(DAY_ZERO) + Number(text));
  const read = readDate(
    text.replace(
      SHORT_MONTH_OR_DAY,
      (_, month: string, day: string, year: string) => `${month.padStart(2, '0')}/${day.padStart(2, '0')}/${year}`,
    ),
  );
  return 'day' in read ? read.day : null;
}

const AMOUNT = /^\$?\s?(\d+|\d{1,3}(?:,\d{3})+)(?:\.(\d{1,2}))?$/;

/** An amount in dollars as a cell holds it: `1000000`, `$1,000,000.00`; null for anything else. */
export function amountInCell(text: string): Cents | null {
  const found = AMOUNT.exec(text);
  if (!found) return null;
  const [, whole = '', cents = ''] = found;
  const amount = Number(whole.replaceAll(',', '')) * 100 + Number(cents.padEnd(2, '0'));
  return Number.isSafeInteger(amount) ? amount : null;
}
