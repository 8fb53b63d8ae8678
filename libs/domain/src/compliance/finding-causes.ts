import type { CoverageLine } from '../insurance/line-codes.js';
import { LAST_DAY, type CalendarDate } from '../kernel/dates.js';
import { compareOutcomes, sumUp } from './compare-outcomes.js';
import { isExcepted } from './excepted.js';
import type { Finding, Outcome } from './finding.js';
import type { PresenceReason, ReasonCode } from './reasons.js';

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

/** What several requirements fail for at once. */
export type FindingCause = {
  readonly reason: AbsenceReason;
  /** Of the policy; of the requirements where there is none. */
  readonly line: CoverageLine;
  /** Null where there is none. */
  readonly policyNumber: string | null;
  /** The first day without cover; of a policy that has not begun the first day with cover; null where no day is stated. */
  readonly on: CalendarDate | null;
};

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

const isAbsence = (reason: ReasonCode): reason is AbsenceReason => reason in ABSENCES;

/** What a requirement fails for together with others; null where it is met, fails by itself, or the reader may not know the policy. */
export function causeOf({
  outcome,
  reason,
  line,
  params,
}: Pick<Finding, 'outcome' | 'reason' | 'line' | 'params'>): FindingCause | null {
  if (outcome === 'pass' || !isAbsence(reason)) return null;
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

/** Groups what is not met by its cause. */
export function groupByCause<Found extends { readonly outcome: Outcome }>(
  findings: readonly Found[],
  causeIn: (found: Found) => FindingCause | null,
): readonly CausedFindings<Found>[] {
  const groups = new Map<string, { cause: FindingCause | null; findings: [Found, ...Found[]] }>();
  findings.forEach((found, place) => {
    const cause = causeIn(found);
    const key = cause === null ? String(place) : [cause.reason, cause.line, cause.policyNumber].join(' ');
    const group = groups.get(key);
    if (group) group.findings.push(found);
    else groups.set(key, { cause, findings: [found] });
  });
  return [...groups.values()]
    .map((group) => ({ ...group, outcome: sumUp(group.findings) }))
    .sort((a, b) => compareOutcomes(a.outcome, b.outcome) || b.findings.length - a.findings.length);
}

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
