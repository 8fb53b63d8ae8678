import type { TextSpan } from '@covertrail/domain/compliance/exhibit/exhibit-reading';
import { NUMBER_WORDS, numberInWords } from './number-words.js';

export type CountUnit = 'days' | 'months' | 'years';

/** A number of days, months or years. `count` is null where words and digits differ. */
export interface Count extends TextSpan {
  readonly count: number | null;
  readonly unit: CountUnit;
}

/** `thirty (30) days`, `30 days'`, `ten days`, `three-year`. */
const COUNT = new RegExp(
  String.raw`(?<![\w$.,])(?:(?<words>${NUMBER_WORDS})\s*\(\s*(?<inside>\d{1,3})\s*\)|(?<digits>\d{1,3})|(?<only>${NUMBER_WORDS}))[\s-]*(?:calendar\s+|full\s+)?(?<unit>day|month|year)s?\b`,
  'gi',
);

/** All periods in a plain text, in their order. */
export const countsIn = (plain: string): readonly Count[] =>
  [...plain.matchAll(COUNT)].map((match) => {
    const { words, inside, digits, only, unit } = match.groups ?? {};
    const values = [
      ...[words, only].flatMap((worded) => (worded === undefined ? [] : (numberInWords(worded) ?? []))),
      ...[inside, digits].flatMap((number) => (number === undefined ? [] : Number(number))),
    ];
    const [first = null] = values;
    const agreed = values.every((value) => value === first);
    return {
      from: match.index,
      to: match.index + match[0].length,
      count: agreed ? first : null,
      unit: UNITS[(unit ?? '').toLowerCase()] ?? 'days',
    };
  });

const UNITS: Readonly<Record<string, CountUnit>> = { day: 'days', month: 'months', year: 'years' };

export const MONTHS_IN: Readonly<Record<Exclude<CountUnit, 'days'>, number>> = { months: 1, years: 12 };
