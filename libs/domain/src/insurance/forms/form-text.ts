const BESIDES_LETTERS = /[^A-Z0-9]/g;

/** A form without spaces, punctuation, case and words as `form` and `edition`: `CG20100413`. */
export const bareForm = (text: string): string =>
  text
    .toUpperCase()
    .replace(/\b(FORM|ISO|ED|EDITION|REV)\b/g, ' ')
    .replace(BESIDES_LETTERS, '');

/** Whether a text can be the number of a form: it names something, with a digit. */
export const isFormNumber = (text: string): boolean => /\d/.test(bareForm(text)) && bareForm(text).length >= SHORTEST;
const SHORTEST = 3;

/** What may follow a number: nothing, an edition, the version letter of a workers' compensation form, both. */
const ENDINGS = [
  [0, /^$/],
  [4, /^\d{4}$/],
  [1, /^[A-Z]$/],
  [5, /^[A-Z]\d{4}$/],
] as const;

/** A form as a person wrote it, divided into the number that was found and its edition; `edition` is null where none was written. */
export interface SplitForm<Found> {
  readonly found: Found;
  readonly edition: string | null;
}

/** Divides a form, without its punctuation, at the longest number that `find` knows; null where it knows none. */
export function splitForm<Found>(bare: string, find: (number: string) => Found | undefined): SplitForm<Found> | null {
  for (const [length, pattern] of ENDINGS) {
    const at = bare.length - length;
    const found = at > 0 ? find(bare.slice(0, at)) : undefined;
    const rest = bare.slice(at);
    if (found !== undefined && pattern.test(rest)) return { found, edition: rest === '' ? null : editionText(rest) };
  }
  return null;
}

const editionText = (bare: string): string => bare.replace(/(\d{2})(\d{2})$/, ' $1 $2').trim();

const EDITION = /^(?=.)[A-Z]?((0[1-9]|1[0-2])\d{2})?$/;

/** An edition as it is printed: `04 13`, of workers' compensation also `A` and `A 02 89`. Reads `04/13` and `0413`; null for any other text. */
export function readEdition(text: string): string | null {
  const bare = bareForm(text);
  return EDITION.test(bare) ? editionText(bare) : null;
}
