import { isCoverageLine, isLimitCode } from '@covertrail/domain/compliance/coverage-codes';
import type { Finding, Term } from '@covertrail/domain/compliance/finding';
import type { Params } from '@covertrail/domain/compliance/finding-params';
import type { Cents } from '@covertrail/domain/kernel/money';
import { moneyText, regionIn } from '../text/money-text.js';
import { limitOfLine } from '../insurance/labels.js';

/** A summand in words: `GL each occurrence` for the primary policy, `umbrella` for what stands over it. */
export const termLabel = ({ line, limit }: Term, place: number): string =>
  place > 0 ? 'umbrella' : limitOfLine(line, limit);

/** What is subtracted from a sum because another requirement has reserved it; null where nothing is. */
export function reservedOf({
  reserved,
  reservedFor,
  reservedLimit,
}: Params): { readonly cents: number; readonly what: string } | null {
  if (typeof reserved !== 'number' || reserved === 0) return null;
  if (isCoverageLine(reservedFor) && isLimitCode(reservedLimit)) {
    return {
      cents: reserved,
      what: `required of ${limitOfLine(reservedFor, reservedLimit)}`,
    };
  }
  return { cents: reserved, what: 'reserved for the umbrella requirement' };
}

/**
 * The sum of a limit: `GL each occurrence $1,000,000 + umbrella $3,000,000 (AB123) − $2,000,000 reserved for the umbrella
 * requirement = $2,000,000 of $2,000,000 required`. Empty where nothing was counted.
 */
export function arithmeticOf({
  terms = [],
  available,
  required,
  params,
}: Pick<Finding, 'terms' | 'available' | 'required' | 'params'>): string {
  if (available === undefined || required === undefined || terms.length === 0) return '';
  const amount = (cents: Cents): string => moneyText(cents, regionIn(params));
  const summands = terms.map((term, place) => {
    const text = `${termLabel(term, place)} ${amount(term.amount)}`;
    return place > 0 ? `${text} (${term.policyNumber})` : text;
  });
  const taken = reservedOf(params);
  const less = taken === null ? '' : ` − ${amount(taken.cents)} ${taken.what}`;
  const sum = terms.length > 1 || less !== '' ? ` = ${amount(available)}` : '';
  return `${summands.join(' + ')}${less}${sum} of ${amount(required)} required`;
}
