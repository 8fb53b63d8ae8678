/** Every sign after which a mail program may begin a new line. */
const BREAKS = /\r\n|[\n\v\f\r\u0085\u2028\u2029]/;

/** A sentence that names what people typed, in one line: an earlier version accepted ends of lines in names and numbers. */
export const inOneLine = (sentence: string): string => sentence.split(BREAKS).join(' ');

/** A text of one line that a person typed, where our sentence has the quotes: it cannot end them. */
export const insideQuotes = (typed: string): string => inOneLine(typed.trim()).replaceAll(/[“”]/g, '"');

/** A text of one line that a person typed, inside a sentence of ours: in quotes, which it cannot end. */
export const inQuotes = (typed: string): string => `“${insideQuotes(typed)}”`;

/** The lines of a text that a person typed: a mail marks each as quoted. */
export const asQuotation = (typed: string): readonly string[] => typed.trim().split(BREAKS);
