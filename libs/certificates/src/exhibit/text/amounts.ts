import type { TextSpan } from '@covertrail/domain/compliance/exhibit/exhibit-reading';
import { NUMBER_WORDS, numberInWords } from './number-words.js';

/** An amount of dollars in a text. `cents` is null where words and digits of the same amount differ. */
export interface Amount extends TextSpan {
  readonly cents: number | null;
}

const DIGITS = String.raw`(?:US)?\$\s?(?<number>\d{1,3}(?:,\d{3})+(?:\.\d{2})?|\d+(?:\.\d+)?)\s?(?<scale>million|thousand|billion|MM|mil|[MmKk])?\b(?:\s+dollars)?`;
const WORDED = String.raw`(?<words>${NUMBER_WORDS})(?:\s+(?:and\s+(?:no|00)\/100\s+)?(?:US\s+)?dollars)?`;
/** `One Million Dollars ($1,000,000)`, `$1,000,000 (One Million Dollars)`, `$1M`, `one million dollars`, `1,000,000 USD`. */
const AMOUNT = new RegExp(
  [
    String.raw`\b${WORDED}\s*\(\s*(?<inside>${DIGITS})\s*\)`,
    String.raw`(?<alone>${DIGITS.replaceAll('?<number>', '?<number2>').replaceAll('?<scale>', '?<scale2>')})(?:\s*\(\s*(?<after>${NUMBER_WORDS})(?:\s+dollars)?\s*\))?`,
    String.raw`\b(?<only>${NUMBER_WORDS})\s+(?:US\s+)?dollars\b`,
    String.raw`(?<![\d$,.])(?<plain>\d+(?:\.\d+)?)\s+(?<unit>million|thousand|billion)\b(?:\s+dollars)?`,
    String.raw`(?<![\d$,.-])(?<bare>\d{1,3}(?:,\d{3})+)(?:\.00)?(?:\s+(?:USD|dollars)\b)?(?![\d,])`,
  ].join('|'),
  'gi',
);

const SCALE: Readonly<Record<string, number>> = {
  k: 1_000,
  thousand: 1_000,
  m: 1_000_000,
  mm: 1_000_000,
  mil: 1_000_000,
  million: 1_000_000,
  billion: 1_000_000_000,
};

const valueOf = (number: string, scale = ''): number =>
  Number(number.replaceAll(',', '')) * (SCALE[scale.toLowerCase()] ?? 1);

/** All amounts of dollars in a plain text, in their order. */
export function amountsIn(plain: string): readonly Amount[] {
  return [...plain.matchAll(AMOUNT)].flatMap((match) => {
    const values = valuesOf(match.groups ?? {});
    const [first] = values;
    if (first === undefined || first <= 0) return [];
    const agreed = values.every((value) => value === first);
    const from = match.index;
    return [{ from, to: from + match[0].trimEnd().length, cents: agreed ? Math.round(first * 100) : null }];
  });
}

function valuesOf(groups: Readonly<Record<string, string | undefined>>): readonly number[] {
  const worded = [groups['words'], groups['after'], groups['only']].flatMap((words) =>
    words === undefined ? [] : (numberInWords(words) ?? []),
  );
  const [number, scale] = [groups['number'] ?? groups['number2'], groups['scale'] ?? groups['scale2']];
  const digits = number === undefined ? [] : [valueOf(number, scale)];
  const bare = groups['bare'] ?? groups['plain'];
  const without = bare === undefined ? [] : [valueOf(bare, groups['unit'])];
  return [...worded, ...digits, ...without];
}
