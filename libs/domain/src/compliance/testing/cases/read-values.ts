import { ONE_PERCENT, type BasisPoints } from '../../../kernel/basis-points.js';
import { isCalendarDate, type CalendarDate } from '../../../kernel/dates.js';
import { dollars, type Cents } from '../../../kernel/money.js';
import type { RegionCode } from '../../../insurance/lines/regions.js';
import { CaseProblem } from './case-problem.js';

/** Patterns of values as people write them, for the patterns of parts. */
export const DAY = String.raw`(\d{2}/\d{2}/\d{4})`;
export const MONEY = String.raw`((?:CA)?\$[\d,]+)`;
export const PERCENT = String.raw`(\d+) %`;
export const QUOTED = String.raw`[“"](.+)[”"]`;

/** `03/02/2026`. */
export function dayFrom(text: string): CalendarDate {
  const [, month, day, year] = /^(\d{2})\/(\d{2})\/(\d{4})$/.exec(text) ?? [];
  const read = `${year}-${month}-${day}`;
  if (!isCalendarDate(read)) throw new CaseProblem(`“${text}” is no day; expected MM/DD/YYYY`);
  return read;
}

/** `$1,000,000`; in Canada `CA$1,000,000`. */
export function centsFrom(text: string): Cents {
  if (!/^(CA)?\$\d{1,3}(,\d{3})*$/.test(text))
    throw new CaseProblem(`“${text}” is no amount; expected whole dollars such as $1,000,000`);
  return dollars(Number(text.replaceAll(/[CA$,]/g, '')));
}

/** Refuses an amount in the currency of the other country: what is written is what the sentences say. */
export function checkCurrency(text: string, region: RegionCode = 'unitedStates'): void {
  const sign = region === 'canada' ? 'CA$' : '$';
  const other = /(?:CA)?\$/g;
  if ([...text.matchAll(other)].some(([found]) => found !== sign))
    throw new CaseProblem(`amounts are in ${sign} here; a statement “in Canada” stands before amounts in CA$`);
}

export const percentFrom = (whole: string): BasisPoints => Number(whole) * ONE_PERCENT;

/** `2, 8 and 9` or `A / B`: the entries of a list. */
export const entriesFrom = (text: string): readonly string[] =>
  text.split(/, and | and |, | \/ /).map((entry) => entry.trim());
/** Entries whose names may hold a comma. */
export const namesFrom = (text: string): readonly string[] => text.split(' / ').map((entry) => entry.trim());

/** `30 days, 10 for non-payment`: days of notice. */
export const NOTICE = '(\\d+) days(?:, (\\d+) for non-payment)?';
