import { dollars, type Cents } from '@covertrail/domain/kernel/money';
import { amountText } from '@covertrail/wording/text/money-text';

/** What a person typed, as cents: null for nothing, undefined for what is no amount in whole dollars. */
export function centsOf(text: string): Cents | null | undefined {
  const digits = text.replace(/[$,\s]/g, '');
  if (digits === '') return null;
  return /^\d{1,13}$/.test(digits) ? dollars(Number(digits)) : undefined;
}

/** How an amount stands in its field: `1,000,000`. */
export const textOfCents = (cents: Cents | null | undefined): string => (cents === null || cents === undefined ? '' : amountText(cents));
