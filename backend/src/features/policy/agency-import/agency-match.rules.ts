import { daysBetween, earlierOf, laterOf, type CalendarDate } from '@covertrail/domain/kernel/dates';
import type { Uuid } from '@covertrail/domain/kernel/event';
import { RuleBroken } from '@covertrail/domain/kernel/rule-broken';
import type { PolicyPeriod } from '@covertrail/domain/insurance/terms/policy-terms';
import type { AddedPolicy, PolicyTimelines } from '@covertrail/domain/policy/policy.state';
import { foldedText } from '@covertrail/platform/read-store/folded-text';
import { overlap, type ExportRow } from './agency-sheet.rules.js';

/** A term of a policy, recorded or of a row. `number` is that of the policy with its insurer: `12345 gl-88120`. */
interface Term {
  readonly number: string;
  readonly naic: string;
  readonly period: PolicyPeriod;
}

/** What of a recorded policy says whether a row means it. */
export interface RecordedPolicy extends Term {
  readonly policyId: Uuid;
  readonly carrierId: Uuid;
  readonly replaced: boolean;
  /** Neither canceled nor rejected. */
  readonly stands: boolean;
}

/** What the rows of one client and line say together. */
export interface TermsInSheet {
  readonly terms: readonly Term[];
  /** By number, the first day of its last term. */
  readonly lastBegins: ReadonlyMap<string, CalendarDate>;
}

/** What a row means: a policy that is recorded, the renewal of one, or one that is not recorded in any way. */
export type RowMeaning =
  | { readonly kind: 'recorded'; readonly policy: RecordedPolicy }
  | { readonly kind: 'renewal'; readonly of: RecordedPolicy }
  | { readonly kind: 'new' };

type Recorded = Pick<PolicyTimelines, 'number' | 'period' | 'carrier' | 'standing' | 'verification'> &
  Pick<AddedPolicy, 'policyId' | 'replacedBy'>;

/** By its latest values, as lists show them. */
export function recordedPolicy({
  policyId,
  number,
  period,
  carrier,
  standing,
  verification,
  replacedBy,
}: Recorded): RecordedPolicy {
  const { carrierId, naic } = lastOf(carrier);
  return {
    policyId,
    number: numberOf(naic, lastOf(number)),
    naic,
    carrierId,
    period: lastOf(period),
    replaced: replacedBy !== null,
    stands: lastOf(standing).status === 'inForce' && lastOf(verification) !== 'rejected',
  };
}

export const termOf = ({ naic, policyNumber, period }: Pick<ExportRow, 'naic' | 'policyNumber' | 'period'>): Term => ({
  number: numberOf(naic, policyNumber),
  naic,
  period,
});

/** `rows`: all rows of the sheet for one client and line. */
export function termsInSheet(rows: readonly ExportRow[]): TermsInSheet {
  const terms = rows.map(termOf);
  const lastBegins = new Map<string, CalendarDate>();
  for (const {
    number,
    period: { effectiveOn },
  } of terms)
    lastBegins.set(number, laterOf(effectiveOn, lastBegins.get(number) ?? effectiveOn));
  return { terms, lastBegins };
}

/**
 * What a row means among the policies of its client and line: one with its number and insurer whose period it shares at least in part; else the
 * renewal of the last one with its number and insurer; else the renewal, under another number, of the only one of its insurer that ends on the day
 * on which the row begins. Throws RuleBroken `AGENCY_IMPORT.*` where that is not clear.
 */
export function meaningOf(row: Term, policies: readonly RecordedPolicy[], sheet: TermsInSheet): RowMeaning {
  const alike = policies.filter(({ number }) => number === row.number);
  const [found, another] = alike.filter(({ period }) => overlap(period, row.period));
  if (another) throw new RuleBroken('AGENCY_IMPORT.POLICY_NOT_CLEAR');
  if (found && !isSameTerm(found.period, row.period)) throw new RuleBroken('AGENCY_IMPORT.PERIOD_NOT_CLEAR');
  if (found) return { kind: 'recorded', policy: found };
  return alike.length > 0
    ? { kind: 'renewal', of: lastBefore(row, alike) }
    : underOtherNumber(
        row,
        policies.filter(({ naic }) => naic === row.naic),
        sheet,
      );
}

/** At least half of the days of the shorter period are in common: a term that was shifted or extended, and not the one that follows with a slip in a date. */
function isSameTerm(period: PolicyPeriod, other: PolicyPeriod): boolean {
  const common = daysBetween(
    laterOf(period.effectiveOn, other.effectiveOn),
    earlierOf(period.expiresOn, other.expiresOn),
  );
  return (
    2 * common >=
    Math.min(daysBetween(period.effectiveOn, period.expiresOn), daysBetween(other.effectiveOn, other.expiresOn))
  );
}

/** The latest term of a policy. Throws for a row of an earlier one. */
function lastBefore({ period }: Term, terms: readonly RecordedPolicy[]): RecordedPolicy {
  const [last, another] = [...terms].sort((policy, other) =>
    policy.period.expiresOn < other.period.expiresOn ? 1 : -1,
  );
  if (!last || period.effectiveOn < last.period.expiresOn) throw new RuleBroken('AGENCY_IMPORT.OTHER_TERM');
  if (another?.period.expiresOn === last.period.expiresOn) throw new RuleBroken('AGENCY_IMPORT.POLICY_NOT_CLEAR');
  return last;
}

/** A number that is not recorded is that of a renewal where exactly one policy can be meant, by exactly one row. */
function underOtherNumber(
  row: Term,
  policies: readonly RecordedPolicy[],
  { terms, lastBegins }: TermsInSheet,
): RowMeaning {
  const begins = row.period.effectiveOn;
  const keepsNumber = ({ number }: RecordedPolicy): boolean => (lastBegins.get(number) ?? '') >= begins;
  const [of, another] = policies.filter(
    (policy) => policy.stands && !policy.replaced && policy.period.expiresOn === begins && !keepsNumber(policy),
  );
  if (!of) return { kind: 'new' };
  const numbers = new Set(policies.map(({ number }) => number));
  const rivals = terms.filter(
    ({ number, naic, period }) => naic === row.naic && period.effectiveOn === begins && !numbers.has(number),
  );
  if (another || rivals.length > 1) throw new RuleBroken('AGENCY_IMPORT.RENEWAL_NOT_CLEAR');
  return { kind: 'renewal', of };
}

const numberOf = (naic: string, policyNumber: string): string => `${naic} ${foldedText(policyNumber)}`;

/** The number and the period that a policy states last. */
export const lastTermOf = ({
  number,
  period,
}: Pick<PolicyTimelines, 'number' | 'period'>): { readonly number: string; readonly period: PolicyPeriod } => ({
  number: lastOf(number),
  period: lastOf(period),
});

function lastOf<Value>(timeline: readonly { readonly value: Value }[]): Value {
  const last = timeline.at(-1);
  if (!last) throw new Error('An added policy states every aspect of itself.');
  return last.value;
}
