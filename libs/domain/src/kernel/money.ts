/**
 * Integer cents. Limits of insurance are whole dollars in practice, yet never floats here.
 * @asType integer
 */
export type Cents = number;

export const dollars = (whole: number): Cents => Math.round(whole * 100);

/** `1,000,000` for whole dollars, `1,000.50` otherwise; no currency sign (spec 2 section 9: no decimals on limits). */
export function moneyText(cents: Cents): string {
  const text = Math.trunc(cents / 100).toLocaleString('en-US');
  const rest = Math.abs(cents % 100);
  return rest === 0 ? text : `${text}.${String(rest).padStart(2, '0')}`;
}
