import { arithmeticOf, termLabel } from '@covertrail/domain/compliance/arithmetic';
import { moneyText } from '@covertrail/domain/kernel/money';
import type { FindingText } from '@covertrail/domain/tracking/tracking.views';

/** One policy's part of a limit. `percent` is of the whole bar. */
export interface SumPiece {
  readonly key: string;
  readonly label: string;
  readonly amount: string;
  readonly policyNumber: string;
  readonly percent: number;
}

/** A limit as a sum in words and as a bar. */
export interface LimitSum {
  readonly pieces: readonly SumPiece[];
  readonly total: string;
  readonly required: string;
  /** Null where nothing is missing. */
  readonly short: { readonly amount: string; readonly percent: number } | null;
  /** Where on the bar the mark of what is asked stands. */
  readonly markPercent: number;
}

/** Null for a finding that is no limit, or for which nothing was counted. */
export function limitSum({ terms = [], required, available }: Pick<FindingText, 'terms' | 'required' | 'available'>): LimitSum | null {
  if (terms.length === 0 || required === undefined || available === undefined) return null;
  const whole = Math.max(available, required, 1);
  const missing = required - available;
  return {
    pieces: terms.map((term, place) => ({
      key: `${term.policyId}-${term.limit}`,
      label: termLabel(term, place),
      amount: moneyText(term.amount),
      policyNumber: term.policyNumber,
      percent: (term.amount / whole) * 100,
    })),
    total: moneyText(available),
    required: moneyText(required),
    short: missing > 0 ? { amount: moneyText(missing), percent: (missing / whole) * 100 } : null,
    markPercent: (required / whole) * 100,
  };
}

/** The sentence without its sum, for where the sum is drawn beside it. */
export function sentenceBeside(finding: FindingText): string {
  const sum = arithmeticOf(finding);
  return sum === '' ? finding.sentence : finding.sentence.replace(`: ${sum}`, '');
}
