/** A text without case, punctuation and the ways of typing a letter: what people type alike reads alike. Empty where no letter or digit is in it. */
export const plainWords = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .normalize('NFKC')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
