const WORD = /[\p{L}\p{M}\p{N}]+/gu;

/** The different words of a text: runs of letters, marks and digits. Case is the caller's (`foldedText`). */
export const wordsOf = (text: string): string[] => [...new Set(text.match(WORD))];

const SIGN = /[%_\\]/g;

/** The signs in a search that others take for wildcards: here a text has them, or is not found. */
export const signsOf = (text: string): string[] => [...new Set(text.match(SIGN))];

/** True when each of `prefixes` begins some word of `text`; without words it is always true. */
export function hasWords(text: unknown, prefixes: readonly string[]): boolean {
  if (prefixes.length === 0) return true;
  if (typeof text !== 'string') return false;
  const words = wordsOf(text);
  return prefixes.every((start) => words.some((word) => word.startsWith(start)));
}
