/** A text as it stands inside a sentence. Abbreviations and codes keep their capitals: `CA and NV`, `A- VII`. */
export const lowerFirst = (text: string): string =>
  /^[A-Z][a-z]/.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;

/** A text as it stands at the beginning of a sentence. */
export const upperFirst = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
