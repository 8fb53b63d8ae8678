import type { CoverageLine } from '../insurance/line-codes.js';
import { LAST_DAY, type CalendarDate } from '../kernel/dates.js';
import { compareOutcomes, sumUp } from './compare-outcomes.js';
import { isExcepted } from './excepted.js';
import type { Finding, Outcome } from './finding.js';
import type { PresenceReason, RatingReason, ReasonCode } from './reasons.js';

/** Why no requirement of a line is met: of these the policy that answers is not in force, or there is none. */
export type AbsenceReason = Exclude<PresenceReason, 'POLICY.IN_FORCE' | 'POLICY.UNVERIFIED'>;

const ABSENCES: Readonly<Record<AbsenceReason, true>> = {
  'POLICY.REJECTED': true,
  'POLICY.NOT_BEGUN': true,
  'POLICY.ENDED': true,
  'POLICY.ENDED_TODAY': true,
  'POLICY.CANCELED': true,
  'LINE.ABSENT': true,
  'LINE.NOTHING_SHARED': true,
  'LINE.STOP_GAP_BESIDE': true,
};

/** Why an insurer is not accepted as it is, for whichever line. */
export type InsurerReason = Exclude<RatingReason, 'RATING.MET'>;

const INSURERS: Readonly<Record<InsurerReason, true>> = {
  'RATING.STRENGTH_BELOW': true,
  'RATING.SIZE_BELOW': true,
  'RATING.BOTH_BELOW': true,
  'RATING.NOT_GIVEN': true,
  'RATING.SIZE_NOT_GIVEN': true,
  'RATING.NOT_RATED': true,
  'RATING.SUSPENDED': true,
  'RATING.UNDER_REVIEW': true,
  'RATING.UNDER_REVIEW_REFUSED': true,
};

/** The requirements of a line fail at once. */
type AbsenceCause = {
  readonly reason: AbsenceReason;
  /** Of the policy; of the requirements where there is none. */
  readonly line: CoverageLine;
  /** Null where there is none. */
  readonly policyNumber: string | null;
  /** The first day without cover; of a policy that has not begun the first day with cover; null where no day is stated. */
  readonly on: CalendarDate | null;
};

/** The ratings that several lines require fail at once. */
type InsurerCause = {
  readonly reason: InsurerReason;
  /** Its name. */
  readonly insurer: string;
};

/** What several requirements fail for at once. */
export type FindingCause = AbsenceCause | InsurerCause;

/** Requirements with one cause, in their order. `cause` is null for a requirement that is not met by itself. */
export interface CausedFindings<Found> {
  readonly cause: FindingCause | null;
  /** The worst of them. */
  readonly outcome: Outcome;
  readonly findings: readonly [Found, ...Found[]];
}

/** What a reader is told of findings: each of them is in exactly one place. */
export interface SortedFindings<Found> {
  /** What is not met, worst first; of equal ones that with the most requirements first. */
  readonly missing: readonly CausedFindings<Found>[];
  /** What counts as met because of an exception, which lapses first at the beginning; without a last day at the end. */
  readonly excepted: readonly Found[];
  readonly met: readonly Found[];
}

/** Whether what fails does so for a policy that is not there, rather than for its insurer. */
export const isAbsenceCause = (cause: FindingCause): cause is AbsenceCause => !('insurer' in cause);

const isInsurer = (reason: ReasonCode): reason is InsurerReason => reason in INSURERS;
const isAbsence = (reason: ReasonCode): reason is AbsenceReason => reason in ABSENCES;

/** What a requirement fails for together with others; null where it is met, fails by itself, or the reader may not know the policy. */
export function causeOf({
  outcome,
  reason,
  line,
  params,
}: Pick<Finding, 'outcome' | 'reason' | 'line' | 'params'>): FindingCause | null {
  if (outcome === 'pass') return null;
  if (isInsurer(reason)) return params.carrier === undefined ? null : { reason, insurer: params.carrier };
  if (!isAbsence(reason)) return null;
  const { ofLine = line, policyNumber = null, canceledOn = null, effectiveOn = null, expiresOn = null } = params;
  const days: Readonly<Partial<Record<AbsenceReason, CalendarDate | null>>> = {
    'POLICY.NOT_BEGUN': effectiveOn,
    'POLICY.ENDED': expiresOn,
    'POLICY.ENDED_TODAY': expiresOn,
    'POLICY.CANCELED': canceledOn,
  };
  if (policyNumber === null && reason.startsWith('POLICY.')) return null;
  return { reason, line: ofLine, policyNumber, on: days[reason] ?? null };
}

/** Groups what is not met by its cause. A single line of an insurer is no group: its requirement says more by itself. */
export function groupByCause<Found extends { readonly outcome: Outcome }>(
  findings: readonly Found[],
  causeIn: (found: Found) => FindingCause | null,
): readonly CausedFindings<Found>[] {
  const groups = new Map<string, { cause: FindingCause | null; findings: [Found, ...Found[]] }>();
  findings.forEach((found, place) => {
    const cause = causeIn(found);
    const key = cause === null ? String(place) : keyOf(cause);
    const group = groups.get(key);
    if (group) group.findings.push(found);
    else groups.set(key, { cause, findings: [found] });
  });
  return [...groups.values()]
    .map(({ cause, findings: group }) => ({
      cause: cause !== null && group.length === 1 && !isAbsenceCause(cause) ? null : cause,
      findings: group,
      outcome: sumUp(group),
    }))
    .sort((a, b) => compareOutcomes(a.outcome, b.outcome) || b.findings.length - a.findings.length);
}

const keyOf = (cause: FindingCause): string =>
  (isAbsenceCause(cause) ? [cause.reason, cause.line, cause.policyNumber] : [cause.reason, cause.insurer]).join(' ');

/** Findings as a page tells them: what is missing by its cause, what an exception covers, what is met. */
export function sortFindings<Found extends Finding>(findings: readonly Found[]): SortedFindings<Found> {
  return {
    missing: groupByCause(
      findings.filter(({ outcome }) => outcome !== 'pass'),
      causeOf,
    ),
    excepted: findings.filter(isExcepted).sort(byLapse),
    met: findings.filter((finding) => finding.outcome === 'pass' && !isExcepted(finding)),
  };
}

/** The first day on which its exception no longer holds; null where it holds until it is withdrawn. */
export const lapseDay = ({ exception }: Pick<Finding, 'exception'>): CalendarDate | null => exception?.lapsesOn ?? null;

const byLapse = (a: Finding, b: Finding): number => (lapseDay(a) ?? LAST_DAY).localeCompare(lapseDay(b) ?? LAST_DAY);
