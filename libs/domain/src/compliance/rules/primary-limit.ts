import type { Cents } from '../../kernel/money.js';
import type { CompiledLimit } from '../compiled.js';
import type { LimitCode, Limits } from '../../insurance/coverage.js';
import type { SplitRow } from '../../insurance/line-row.js';

/** The amount of a policy that counts for a required limit, and which of its own limits that is. */
export interface PrimaryLimit {
  readonly is: 'amount';
  readonly amount: Cents;
  readonly limit: LimitCode;
  /** Set when split limits replace a combined single limit, which a person must accept: the other part. */
  readonly other: { readonly limit: LimitCode; readonly amount: Cents } | null;
}

/** `notGiven`: the policy does not state this limit. `splitNotAccepted`: it has split limits, which the template does not accept. */
export interface NoLimit {
  readonly is: 'notGiven' | 'splitNotAccepted';
  readonly limit: LimitCode;
}

export const isAmount = (limit: PrimaryLimit | NoLimit): limit is PrimaryLimit => limit.is === 'amount';

const given = (amount: Cents, limit: LimitCode): PrimaryLimit => ({ is: 'amount', amount, limit, other: null });
const notGiven = (limit: LimitCode): NoLimit => ({ is: 'notGiven', limit });

/** Zero counts as no amount. */
const amountOf = (limits: Limits, code: LimitCode): Cents | undefined => limits[code] || undefined;

/**
 * The amount of a policy that counts for a limit. A combined single limit counts in full for each split limit, because any of
 * them may use it up. Split limits are never added up: the lower one of those that replace the combined limit (bodily injury per
 * accident and property damage) is certain.
 */
export function primaryLimit(required: CompiledLimit, limits: Limits): PrimaryLimit | NoLimit {
  const { code, kinds, wider } = required;
  if (kinds?.combined === code) return combined(required, kinds, limits);
  if (kinds?.split.includes(code)) return split(code, kinds.combined, limits);
  const amount = amountOf(limits, code);
  if (amount !== undefined) return given(amount, code);
  const more = wider === null ? undefined : amountOf(limits, wider);
  return wider === null || more === undefined ? notGiven(code) : given(more, wider);
}

function split(code: LimitCode, single: LimitCode, limits: Limits): PrimaryLimit | NoLimit {
  const own = amountOf(limits, code);
  const whole = amountOf(limits, single);
  if (whole !== undefined && (own === undefined || whole > own)) return given(whole, single);
  return own === undefined ? notGiven(code) : given(own, code);
}

function combined(
  { acceptSplit }: CompiledLimit,
  { combined: single, split: parts, standing }: SplitRow<LimitCode>,
  limits: Limits,
): PrimaryLimit | NoLimit {
  const whole = amountOf(limits, single);
  if (whole !== undefined) return given(whole, single);
  if (parts.every((part) => amountOf(limits, part) === undefined)) return notGiven(single);
  if (!acceptSplit) return { is: 'splitNotAccepted', limit: single };
  const [first, second] = standing;
  const [ofFirst, ofSecond] = [amountOf(limits, first), amountOf(limits, second)];
  if (ofFirst === undefined) return notGiven(first);
  if (ofSecond === undefined) return notGiven(second);
  return ofFirst <= ofSecond
    ? { is: 'amount', limit: first, amount: ofFirst, other: { limit: second, amount: ofSecond } }
    : { is: 'amount', limit: second, amount: ofSecond, other: { limit: first, amount: ofFirst } };
}
