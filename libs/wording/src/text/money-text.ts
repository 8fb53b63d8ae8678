import type { Cents } from '@covertrail/domain/kernel/money';

/** `$1,000,000` for whole dollars, `$1,000.50` otherwise (spec 2 section 9: no decimals on limits). */
export const moneyText = (cents: Cents): string => `$${amountText(cents)}`;

/** The same without a currency sign, for a field that shows the sign beside it. */
export function amountText(cents: Cents): string {
  const text = Math.trunc(cents / 100).toLocaleString('en-US');
  const rest = Math.abs(cents % 100);
  return rest === 0 ? text : `${text}.${String(rest).padStart(2, '0')}`;
}
