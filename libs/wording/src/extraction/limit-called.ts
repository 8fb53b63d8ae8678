import { LIMITS_OF, type CoverageLine, type LimitCode } from '@covertrail/domain/insurance/coverage';
import { LIMIT_NAMES, LIMIT_SHORT_NAMES } from '../insurance/labels.js';

/** As certificates shorten the words of limits. */
const SHORTENED: Readonly<Partial<Record<string, string>>> = {
  EA: 'EACH',
  PER: 'EACH',
  AGG: 'AGGREGATE',
  OCC: 'OCCURRENCE',
  ACC: 'ACCIDENT',
  CLM: 'CLAIM',
  COND: 'CONDITION',
};
/** Words that tell no limit from another. */
const EMPTY: ReadonlySet<string> = new Set(['LIMIT', 'LIMITS', 'OF', 'LIABILITY', 'POLICY', 'GENERAL', 'ANNUAL']);

const key = (text: string): string =>
  text
    .toUpperCase()
    .split(/[^\p{L}\p{N}]+/u)
    .map((word) => SHORTENED[word] ?? word)
    .filter((word) => word !== '' && !EMPTY.has(word))
    .join(' ');

/** The limit of a line that has this name on a certificate, shortened or not; null where none has it, or several. */
export function limitCalled(line: CoverageLine, label: string): LimitCode | null {
  const called = key(label);
  const found = LIMITS_OF[line].filter((code) =>
    [LIMIT_NAMES[code], LIMIT_SHORT_NAMES[code]].some((name) => key(name) === called),
  );
  const [only, another] = found;
  return called !== '' && only && !another ? only : null;
}
