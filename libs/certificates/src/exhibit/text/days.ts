import type { TextSpan } from '@covertrail/domain/compliance/exhibit/exhibit-reading';
import { isCalendarDate, type CalendarDate } from '@covertrail/domain/kernel/dates';

const MONTHS = [
  'january',
  'february',
  'march',
  'april',
  'may',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
];
const DAY = new RegExp(
  String.raw`\b(?:(?<name>${MONTHS.join('|')})\s+(?<of>\d{1,2}),?\s+(?<in>\d{4})|(?<month>\d{1,2})\/(?<day>\d{1,2})\/(?<year>\d{4}))\b`,
  'i',
);

/** The first calendar date in a plain text: `January 1, 2024`, `01/31/2024`. */
export function dayIn(plain: string): (TextSpan & { readonly day: CalendarDate }) | null {
  const match = DAY.exec(plain);
  if (!match?.groups) return null;
  const { name, of = '', in: year = '' } = match.groups;
  const parts =
    name === undefined
      ? [match.groups['year'], match.groups['month'], match.groups['day']]
      : [year, String(MONTHS.indexOf(name.toLowerCase()) + 1), of];
  const day = parts.map((part = '') => part.padStart(2, '0')).join('-');
  return isCalendarDate(day) ? { day, from: match.index, to: match.index + match[0].length } : null;
}
