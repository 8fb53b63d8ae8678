import type { Cents } from '../../kernel/money.js';
import type { CompiledLimit } from '../compiled.js';
import type { LimitCode, Limits } from '../coverage.js';

/** The amount of a policy that stands for a limit asked for, and which of its own limits that is. */
export interface PrimaryLimit {
  readonly is: 'amount';
  readonly amount: Cents;
  readonly limit: LimitCode;
  /** Set when split limits stand for a combined single limit, an equivalent that a person must accept: its other part. */
  readonly other: { readonly limit: LimitCode; readonly amount: Cents } | null;
}

/** `notGiven`: nobody told this limit of the policy. `splitNotAccepted`: it has split limits that the template does not take. */
export interface NoLimit {
  readonly is: 'notGiven' | 'splitNotAccepted';
  readonly limit: LimitCode;
}

export const isAmount = (limit: PrimaryLimit | NoLimit): limit is PrimaryLimit => limit.is === 'amount';

const given = (amount: Cents, limit: LimitCode): PrimaryLimit => ({ is: 'amount', amount, limit, other: null });
const notGiven = (limit: LimitCode): NoLimit => ({ is: 'notGiven', limit });
const SPLIT_NOT_ACCEPTED: NoLimit = { is: 'splitNotAccepted', limit: 'combinedSingleLimit' };

/** Zero is no amount: a certificate that shows it has told nothing to count. */
const told = (limits: Limits, code: LimitCode): Cents | undefined => limits[code] || undefined;

/**
 * What of a policy stands for a limit. A combined single limit serves each split limit in full, because it may be used up by
 * any of them. The split parts are never added up: the lesser of bodily injury per accident and property damage is what is
 * surely there.
 */
export function primaryLimit(asked: CompiledLimit, limits: Limits): PrimaryLimit | NoLimit {
  switch (asked.code) {
    case 'combinedSingleLimit':
      return combined(asked, limits);
    case 'bodilyInjuryPerPerson':
    case 'bodilyInjuryPerAccident':
    case 'propertyDamage':
      return split(asked.code, limits);
    default: {
      const amount = told(limits, asked.code);
      return amount === undefined ? notGiven(asked.code) : given(amount, asked.code);
    }
  }
}

function split(code: LimitCode, limits: Limits): PrimaryLimit | NoLimit {
  const own = told(limits, code);
  const csl = told(limits, 'combinedSingleLimit');
  if (csl !== undefined && (own === undefined || csl > own)) return given(csl, 'combinedSingleLimit');
  return own === undefined ? notGiven(code) : given(own, code);
}

function combined({ acceptSplit }: CompiledLimit, limits: Limits): PrimaryLimit | NoLimit {
  const csl = told(limits, 'combinedSingleLimit');
  if (csl !== undefined) return given(csl, 'combinedSingleLimit');
  const perPerson = told(limits, 'bodilyInjuryPerPerson');
  const injury = told(limits, 'bodilyInjuryPerAccident');
  const damage = told(limits, 'propertyDamage');
  if (perPerson === undefined && injury === undefined && damage === undefined) return notGiven('combinedSingleLimit');
  if (!acceptSplit) return SPLIT_NOT_ACCEPTED;
  if (injury === undefined) return notGiven('bodilyInjuryPerAccident');
  if (damage === undefined) return notGiven('propertyDamage');
  const ofInjury = { limit: 'bodilyInjuryPerAccident', amount: injury } as const;
  const ofDamage = { limit: 'propertyDamage', amount: damage } as const;
  return injury <= damage ? { is: 'amount', ...ofInjury, other: ofDamage } : { is: 'amount', ...ofDamage, other: ofInjury };
}
