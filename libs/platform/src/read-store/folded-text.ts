/**
 * Text as it is stored for sorting and searching, and as it must be given to `prefix` and `word`: one Unicode form, lower
 * case. Folding twice changes nothing.
 */
export const foldedText = (text: string): string => text.normalize('NFKC').toLowerCase().normalize('NFKC');
