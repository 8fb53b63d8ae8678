const MOST_DIGITS = 4;

/** Days as they are typed: everything but digits is ignored; undefined where none is left. */
export function wholeDays(typed: string): number | undefined {
  const digits = typed.replace(/\D/g, '').slice(0, MOST_DIGITS);
  return digits === '' ? undefined : Number(digits);
}
