import type { Random } from '../drawing/random.js';

const IN_WORDS: Readonly<Record<number, string>> = {
  5_000: 'Five Thousand',
  10_000: 'Ten Thousand',
  25_000: 'Twenty-Five Thousand',
  50_000: 'Fifty Thousand',
  100_000: 'One Hundred Thousand',
  250_000: 'Two Hundred Fifty Thousand',
  300_000: 'Three Hundred Thousand',
  500_000: 'Five Hundred Thousand',
  1_000_000: 'One Million',
  2_000_000: 'Two Million',
  3_000_000: 'Three Million',
  4_000_000: 'Four Million',
  5_000_000: 'Five Million',
  10_000_000: 'Ten Million',
};

export const digitsOf = (whole: number): string => `$${whole.toLocaleString('en-US')}`;

const short = (whole: number): string => (whole >= 1_000_000 ? `$${whole / 1_000_000}M` : `$${whole / 1_000}K`);

/** An amount as people write it in contracts. */
export function written(random: Random, whole: number): string {
  const words = IN_WORDS[whole] ?? '';
  return random.of([
    digitsOf(whole),
    digitsOf(whole),
    digitsOf(whole),
    `${digitsOf(whole)}.00`,
    `${words} Dollars (${digitsOf(whole)})`,
    `${words.toUpperCase()} DOLLARS (${digitsOf(whole)})`,
    `${words.toLowerCase()} dollars (${digitsOf(whole)})`,
    `${digitsOf(whole)} (${words} Dollars)`,
    whole >= 1_000_000 ? `$${whole / 1_000_000} million` : digitsOf(whole),
    short(whole),
  ]);
}

const COUNTS: Readonly<Record<number, string>> = {
  10: 'ten',
  30: 'thirty',
  45: 'forty-five',
  60: 'sixty',
  90: 'ninety',
};
/** A number of days: `thirty (30) days`. */
export const writtenDays = (random: Random, days: number): string =>
  random.of([`${COUNTS[days]} (${days}) days`, `${days} days`, `${COUNTS[days]} days`, `${days} days'`]);
