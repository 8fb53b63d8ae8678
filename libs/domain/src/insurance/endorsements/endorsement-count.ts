/**
 * In how many shares an endorsement may stand.
 * @asType integer
 */
type WholeCount = number;
export type EndorsementCount = WholeCount | 'unlimited';

/** Characters of a count [C08]. */
export const COUNT_LENGTH = 3;
export const LARGEST_COUNT = 999;

/** A count as it was read, null where none was given; `wrong` where the text is none. */
export type ReadCount = { readonly count: EndorsementCount | null } | { readonly wrong: true };

const CHARACTERS = /^[\d*#+]*$/;
const SIGN = /[*#+]/;

/**
 * Reads a count as people type it [C08]: digits, `*`, `#` and `+`, at most three characters. A sign means that there
 * is no highest count: `#`, `*`, `10+`. Zero is not accepted; empty is.
 */
export function readCount(text: string): ReadCount {
  const typed = text.trim();
  if (typed.length > COUNT_LENGTH || !CHARACTERS.test(typed)) return { wrong: true };
  if (typed === '') return { count: null };
  if (SIGN.test(typed)) return { count: 'unlimited' };
  return Number(typed) > 0 ? { count: Number(typed) } : { wrong: true };
}

/** A count as its field shows it. */
export const countText = (count: EndorsementCount | undefined): string =>
  count === 'unlimited' ? '#' : String(count ?? '');

/** A count as other programs send it: -1 is unlimited [C08]. Everything else stays as it is. */
export const countSent = (count: unknown): unknown => (count === -1 ? 'unlimited' : count);

/** Whether an endorsement may stand in no further share; `used`: in how many it stands. */
export const isShareReached = (count: EndorsementCount | undefined, used: number): boolean =>
  typeof count === 'number' && used >= count;
