import { dollars, type Cents } from '@covertrail/domain/kernel/money';

/** What a limit says: an amount, or words in its place. */
interface SaidAmount {
  readonly cents: Cents | null;
  readonly words: string | null;
}

const DIGITS = /^(\d{1,3}(?:,\d{3})+|\d+)(\.\d{1,2})?$/;
const SHORT = /^(\d+(?:\.\d+)?)(K|M|MM|MIL|MILLION)$/;
const TIMES: Readonly<Record<string, number>> = { K: 1_000 };
const MILLION = 1_000_000;
/** Words by which certificates say something of a limit other than its amount. */
const WORDS: Readonly<Record<string, string>> = {
  INCL: 'INCLUDED',
  INCLUDED: 'INCLUDED',
  EXCL: 'EXCLUDED',
  EXCLUDED: 'EXCLUDED',
  UNLIMITED: 'UNLIMITED',
  STATUTORY: 'STATUTORY',
  NONE: 'NONE',
  NIL: 'NONE',
  'N/A': 'NOT APPLICABLE',
  NA: 'NOT APPLICABLE',
};

/** Reads `$1,000,000`, `1000000.00`, `$1M`, `500K` and `INCLUDED`; null for a text that is nothing of the kind. */
export function amountIn(text: string): SaidAmount | null {
  const said = text
    .toUpperCase()
    .replaceAll(/[\s$]|USD/g, '')
    .replace(/\.$/, '');
  const stated = WORDS[said];
  if (stated) return { cents: null, words: stated };
  const digits = DIGITS.exec(said);
  if (digits) return { cents: dollars(Number(`${digits[1]?.replaceAll(',', '')}${digits[2] ?? ''}`)), words: null };
  const short = SHORT.exec(said);
  return short ? { cents: dollars(Number(short[1]) * (TIMES[short[2] ?? ''] ?? MILLION)), words: null } : null;
}
