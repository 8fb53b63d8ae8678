import type { CoverageLine } from '../line-codes.js';
import type { PolicyPeriod } from '../terms/policy-terms.js';
import { daysBetween, earlierOf, laterOf, type CalendarDate } from '../../kernel/dates.js';
import type { Uuid } from '../../kernel/event.js';

/** What a certificate says of a policy that may tell which one it is; null where it says nothing. */
export interface ClaimedTerm {
  readonly line: CoverageLine;
  readonly number: string | null;
  readonly effectiveOn: CalendarDate | null;
  readonly expiresOn: CalendarDate | null;
  readonly carrierId: Uuid | null;
}

/** A policy of the insured that is not archived, by what it states last. */
export interface PolicyOnFile {
  readonly policyId: Uuid;
  readonly line: CoverageLine;
  readonly number: string;
  readonly period: PolicyPeriod;
  readonly carrierId: Uuid;
  /** Neither canceled, rejected nor replaced: another may take its place. */
  readonly renewable: boolean;
}

/**
 * Which policy a certificate means. `onFile`: one with its number. `sameTerm`: one of its line and term with another number, so that a
 * person must say whether it is the same. `renewal`: the next term of one. `unclear`: several can be meant.
 */
export type PolicyMatch =
  | { readonly kind: 'onFile' | 'sameTerm' | 'renewal'; readonly policyId: Uuid }
  | { readonly kind: 'unclear'; readonly policyIds: readonly Uuid[] }
  | { readonly kind: 'new' };

/** Letters and digits alone: certificates write `GL-88120` and `GL 88120` for one policy. */
export const foldedNumber = (number: string): string => number.toUpperCase().replaceAll(/[^\p{L}\p{N}]/gu, '');

/** By line and number first, then by line, insurer and term. A term that is not stated tells nothing apart. */
export function matchOf(claimed: ClaimedTerm, policies: readonly PolicyOnFile[]): PolicyMatch {
  const ofLine = policies.filter(({ line }) => line === claimed.line);
  const number = foldedNumber(claimed.number ?? '');
  const alike = number === '' ? [] : ofLine.filter((policy) => foldedNumber(policy.number) === number);
  if (alike.length > 0) return ofNumber(claimed, alike);
  const sameTerm = ofLine.filter(({ period }) => isSameTerm(claimed, period));
  if (sameTerm.length > 0) return found('sameTerm', sameTerm);
  const renewable = ofLine.filter(
    (policy) => policy.renewable && follows(claimed, policy.period) && isOfInsurer(claimed, policy),
  );
  return renewable.length > 0 ? found('renewal', renewable) : { kind: 'new' };
}

/** Of several terms under one number the one that shares most of its days; else the one that ends last before it. */
function ofNumber(claimed: ClaimedTerm, alike: readonly PolicyOnFile[]): PolicyMatch {
  const { effectiveOn } = claimed;
  const meant = alike.filter(({ period }) => isSameTerm(claimed, period));
  if (meant.length > 0) return found('onFile', meant);
  if (effectiveOn === null) return found('onFile', alike);
  const earlier = alike.filter(({ period, renewable }) => renewable && period.expiresOn <= effectiveOn);
  const last = earlier.reduce((day, { period }) => laterOf(day, period.expiresOn), '');
  const latest = earlier.filter(({ period }) => period.expiresOn === last);
  return latest.length > 0 ? found('renewal', latest) : { kind: 'unclear', policyIds: idsOf(alike) };
}

function found(kind: 'onFile' | 'sameTerm' | 'renewal', found: readonly PolicyOnFile[]): PolicyMatch {
  const [only, another] = found;
  return only && !another ? { kind, policyId: only.policyId } : { kind: 'unclear', policyIds: idsOf(found) };
}

const idsOf = (policies: readonly PolicyOnFile[]): readonly Uuid[] => policies.map(({ policyId }) => policyId);

/** At least half of the days of the shorter term are in common; where only the first day is stated, it lies within the term. */
function isSameTerm({ effectiveOn, expiresOn }: ClaimedTerm, period: PolicyPeriod): boolean {
  if (effectiveOn === null) return false;
  if (expiresOn === null || expiresOn <= effectiveOn)
    return period.effectiveOn <= effectiveOn && effectiveOn < period.expiresOn;
  const common = daysBetween(laterOf(effectiveOn, period.effectiveOn), earlierOf(expiresOn, period.expiresOn));
  const shorter = Math.min(daysBetween(effectiveOn, expiresOn), daysBetween(period.effectiveOn, period.expiresOn));
  return common > 0 && 2 * common >= shorter;
}

/** Its next term begins on the day on which the old one ends, or on the day after. */
const follows = ({ effectiveOn }: ClaimedTerm, { expiresOn }: PolicyPeriod): boolean => {
  const days = effectiveOn === null ? -1 : daysBetween(expiresOn, effectiveOn);
  return days === 0 || days === 1;
};

const isOfInsurer = ({ carrierId }: ClaimedTerm, policy: PolicyOnFile): boolean =>
  carrierId === null || carrierId === policy.carrierId;
