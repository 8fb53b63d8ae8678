import { readDate } from '@covertrail/domain/fields/date-text';
import type { CalendarDate } from '@covertrail/domain/kernel/dates';

/** Fills one-digit months and days, and years of this century: `3/4/26` becomes `03/04/2026`. */
function filled(text: string): string {
  const found = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{2}|\d{4})$/.exec(text.trim());
  if (!found) return text;
  const [, month = '', day = '', year = ''] = found;
  return `${month.padStart(2, '0')}/${day.padStart(2, '0')}/${year.padStart(4, '20')}`;
}

/** The day that a person typed, month first; null when it is not a day. */
export function dayTyped(text: string): CalendarDate | null {
  const read = readDate(filled(text));
  return 'day' in read ? read.day : null;
}
