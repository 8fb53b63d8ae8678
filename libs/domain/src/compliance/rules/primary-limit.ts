import type { Cents } from '../../kernel/money.js';
import type { CompiledLimit } from '../compile.js';
import type { LimitCode, Limits } from '../coverage.js';

/** The amount of a policy that stands for a limit asked for, and which of its own limits that is. */
export interface PrimaryLimit {
  readonly amount: Cents;
  readonly limit: LimitCode;
  /** True when split limits stand for a combined single limit: an equivalent that a person must accept. */
  readonly equivalent: boolean;
}

const given = (amount: Cents, limit: LimitCode): PrimaryLimit => ({ amount, limit, equivalent: false });

/**
 * `notGiven` when nobody told the amount; `splitNotAccepted` when a combined limit is asked for and the policy has split
 * limits that the template does not take in its place.
 *
 * A combined single limit serves each split limit in full, because it may be used up by any of them. The split parts are
 * never added up: the lesser of bodily injury per accident and property damage is what is surely there.
 */
export function primaryLimit(asked: CompiledLimit, limits: Limits): PrimaryLimit | 'notGiven' | 'splitNotAccepted' {
  switch (asked.code) {
    case 'combinedSingleLimit':
      return combined(asked, limits);
    case 'bodilyInjuryPerPerson':
    case 'bodilyInjuryPerAccident':
    case 'propertyDamage':
      return split(asked.code, limits);
    default: {
      const amount = limits[asked.code];
      return amount === undefined ? 'notGiven' : given(amount, asked.code);
    }
  }
}

function split(code: LimitCode, limits: Limits): PrimaryLimit | 'notGiven' {
  const own = limits[code];
  const csl = limits.combinedSingleLimit;
  if (csl !== undefined && (own === undefined || csl > own)) return given(csl, 'combinedSingleLimit');
  return own === undefined ? 'notGiven' : given(own, code);
}

function combined({ acceptSplit }: CompiledLimit, limits: Limits): PrimaryLimit | 'notGiven' | 'splitNotAccepted' {
  if (limits.combinedSingleLimit !== undefined) return given(limits.combinedSingleLimit, 'combinedSingleLimit');
  const { bodilyInjuryPerPerson: perPerson, bodilyInjuryPerAccident: injury, propertyDamage: damage } = limits;
  if (perPerson === undefined && injury === undefined && damage === undefined) return 'notGiven';
  if (!acceptSplit) return 'splitNotAccepted';
  if (injury === undefined || damage === undefined) return 'notGiven';
  return injury <= damage
    ? { amount: injury, limit: 'bodilyInjuryPerAccident', equivalent: true }
    : { amount: damage, limit: 'propertyDamage', equivalent: true };
}
