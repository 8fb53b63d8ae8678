import { isCalendarDate, type CalendarDate } from '@covertrail/domain/kernel/dates';

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const YEAR_FIRST = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/;
const MONTH_FIRST = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4}|\d{2})$/;
const NAMED_MONTH = /^(\d{1,2})[-/. ]([a-z]{3})[a-z]*[-/., ]+(\d{4}|\d{2})$/i;

/** The day that a text writes as American certificates do, month first; a year of two digits is in this century. Null for any other text. */
export function dateIn(text: string): CalendarDate | null {
  const said = text.trim().replace(/[,;]$/, '');
  const first = YEAR_FIRST.exec(said);
  if (first) return day(first[1], first[2], first[3]);
  const usual = MONTH_FIRST.exec(said);
  if (usual) return day(usual[3], usual[1], usual[2]);
  const named = NAMED_MONTH.exec(said);
  const month = named ? MONTHS.indexOf(named[2]?.toLowerCase() ?? '') + 1 : 0;
  return named && month > 0 ? day(named[3], String(month), named[1]) : null;
}

function day(year = '', month = '', dayOfMonth = ''): CalendarDate | null {
  const written = `${year.length === 2 ? `20${year}` : year}-${month.padStart(2, '0')}-${dayOfMonth.padStart(2, '0')}`;
  return isCalendarDate(written) ? written : null;
}
