const MOST_DIGITS = 4;

/** Whole days or months as they are typed: everything but digits is ignored; undefined where none is left. */
export function wholeNumber(typed: string): number | undefined {
  const digits = typed.replace(/\D/g, '').slice(0, MOST_DIGITS);
  return digits === '' ? undefined : Number(digits);
}
