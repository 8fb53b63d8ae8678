import type { TextSpan } from '@covertrail/domain/compliance/exhibit/exhibit-reading';
import { amountsIn, type Amount } from '../text/amounts.js';
import { limitWordsIn, type LimitWord } from '../terms/limit-terms.js';
import type { Mention } from '../terms/mention.js';

/** An amount with the words that belong to it. */
export interface AmountClause extends TextSpan {
  readonly amount: Amount;
  readonly words: readonly LimitWord[];
}

const SEPARATOR = /[,;]|\/|\band\b|\bwith\b/gi;
const ENDS_LIMITS = new Set<LimitWord>(['other']);

/** Each amount of a sentence with its own words: `$1,000,000 per occurrence and $2,000,000 in the aggregate` are two. */
export function amountClausesOf(plain: string): readonly AmountClause[] {
  const amounts = amountsIn(plain);
  const words = limitWordsIn(plain).filter(
    ({ from, to }) => !amounts.some((amount) => from < amount.to && amount.from < to),
  );
  const wordsFirst = words.some(({ to, subject }) => to <= (amounts[0]?.from ?? 0) && !ENDS_LIMITS.has(subject));
  const cuts = amounts
    .slice(1)
    .map((next, index) => cutBetween(plain, amounts[index] ?? next, next, words, wordsFirst));
  return amounts.map((amount, index) => {
    const [from, to] = [cuts[index - 1] ?? 0, cuts[index] ?? plain.length];
    const own = words.filter((word) => word.from >= from && word.to <= to);
    return { amount, from, to, words: besideAmount(plain, amount, own).map(({ subject }) => subject) };
  });
}

/** What a policy covers may be listed before its limit: `covering premises, completed operations, with limits of $1,000,000 each occurrence`. */
function besideAmount(
  plain: string,
  amount: Amount,
  own: readonly Mention<LimitWord>[],
): readonly Mention<LimitWord>[] {
  const commas = [...plain.slice(0, amount.from).matchAll(/[,;]/g)].map(({ index }) => index);
  const comma = commas.findLast((at) => !own.some(({ from, to }) => from <= at && at < to)) ?? -1;
  const near = own.filter(({ from }) => from > comma);
  return near.length > 0 ? near : own;
}

/** Where the words of one amount end and those of the next begin. */
function cutBetween(
  plain: string,
  amount: Amount,
  next: Amount,
  words: readonly Mention<LimitWord>[],
  wordsFirst: boolean,
): number {
  const between = words.filter(({ from, to }) => from >= amount.to && to <= next.from);
  const separators = [...plain.slice(amount.to, next.from).matchAll(SEPARATOR)]
    .map(({ index, 0: sign }) => ({ from: amount.to + index, to: amount.to + index + sign.length }))
    .filter((sign) => !between.some(({ from, to }) => from < sign.to && sign.from < to));
  const [first, last] = [separators[0], separators.at(-1)];
  if (first === undefined || last === undefined) return wordsFirst ? amount.to : next.from;
  return wordsFirst && !isAfterWord(first, between) ? first.from : last.to;
}

/** A separator behind a word parts it from the next one: `$1,000,000 each occurrence, general aggregate $2,000,000`. */
const isAfterWord = (separator: TextSpan, between: readonly Mention<LimitWord>[]): boolean =>
  between.length === 1 && between.some(({ to }) => to <= separator.from);
