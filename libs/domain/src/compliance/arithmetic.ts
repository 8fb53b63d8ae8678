import { moneyText } from '../kernel/money.js';
import type { Finding, Term } from './finding.js';
import { LIMIT_SHORT_NAMES, LINE_SHORT_NAMES } from './labels.js';

/** A summand in words: `GL each occurrence` for the primary policy, `umbrella` for what stands over it. */
export const termLabel = ({ line, limit }: Term, place: number): string =>
  place > 0 ? 'umbrella' : `${LINE_SHORT_NAMES[line]} ${LIMIT_SHORT_NAMES[limit]}`;

/**
 * The sum of a limit: `GL each occurrence 1,000,000 + umbrella 1,000,000 (AB123) = 2,000,000 of 2,000,000`.
 * Empty where nothing was counted.
 */
export function arithmeticOf({ terms = [], available, required }: Finding): string {
  if (available === undefined || required === undefined || terms.length === 0) return '';
  const summands = terms.map((term, place) => {
    const text = `${termLabel(term, place)} ${moneyText(term.amount)}`;
    return place > 0 ? `${text} (${term.policyNumber})` : text;
  });
  const sum = terms.length > 1 ? ` = ${moneyText(available)}` : '';
  return `${summands.join(' + ')}${sum} of ${moneyText(required)}`;
}
