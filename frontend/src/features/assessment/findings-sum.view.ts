import { arithmeticOf, reservedOf, termLabel } from '@covertrail/wording/compliance/arithmetic';
import type { Cents } from '@covertrail/domain/kernel/money';
import { moneyText, regionIn } from '@covertrail/wording/text/money-text';
import type { FindingText } from '@covertrail/contracts/history/history.replies';

/** One policy's part of a limit. `percent` is of the whole bar. */
interface SumPiece {
  readonly key: string;
  readonly label: string;
  readonly amount: string;
  readonly policyId: string;
  readonly policyNumber: string;
  readonly percent: number;
}

/** A limit as a sum in words and as a bar. */
export interface LimitSum {
  readonly pieces: readonly SumPiece[];
  /** What another requirement has first, taken off the sum. */
  readonly reserved: { readonly amount: string; readonly what: string } | null;
  readonly total: string;
  readonly required: string;
  /** Null where nothing is missing. */
  readonly short: { readonly amount: string; readonly percent: number } | null;
  /** Where on the bar the mark of what is asked stands. */
  readonly markPercent: number;
}

type SummedFinding = Pick<FindingText, 'reason' | 'terms' | 'required' | 'available' | 'params'>;

/** Null for a finding that is not about a limit, or to which no policy contributes; split limits are no part of a combined one. */
export function limitSum({ reason, terms = [], required, available, params }: SummedFinding): LimitSum | null {
  if (reason === 'LIMIT.SPLIT_FOR_COMBINED' || terms.length === 0 || required === undefined || available === undefined)
    return null;
  const taken = reservedOf(params);
  const amountIn = (cents: Cents): string => moneyText(cents, regionIn(params));
  const whole = Math.max(available + (taken?.cents ?? 0), required + (taken?.cents ?? 0), 1);
  const missing = required - available;
  return {
    pieces: terms.map((term, place) => ({
      key: `${term.policyId}-${term.limit}`,
      label: termLabel(term, place),
      amount: amountIn(term.amount),
      policyId: term.policyId,
      policyNumber: term.policyNumber,
      percent: (term.amount / whole) * 100,
    })),
    reserved: taken && { amount: amountIn(taken.cents), what: taken.what },
    total: amountIn(available),
    required: amountIn(required),
    short: missing > 0 ? { amount: amountIn(missing), percent: (missing / whole) * 100 } : null,
    markPercent: ((required + (taken?.cents ?? 0)) / whole) * 100,
  };
}

/** The sentence without its sum, for a place where the sum is drawn next to it. */
export function sentenceBeside(finding: FindingText): string {
  const sum = arithmeticOf(finding);
  return sum === '' ? finding.sentence : finding.sentence.replace(`: ${sum}`, '');
}
