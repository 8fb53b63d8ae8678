import { dollars, type Cents } from '@covertrail/domain/kernel/money';
import { amountText } from '@covertrail/wording/text/money-text';

/** What a person typed, as cents: null for empty text, undefined for text that is not an amount in whole dollars. */
export function centsOf(text: string): Cents | null | undefined {
  const digits = text.replace(/[$,\s]/g, '');
  if (digits === '') return null;
  return /^\d{1,13}$/.test(digits) ? dollars(Number(digits)) : undefined;
}

/** An amount as its field shows it: `1,000,000`. */
export const textOfCents = (cents: Cents | null | undefined): string =>
  cents === null || cents === undefined ? '' : amountText(cents);
