import type { Outcome } from '../compliance/finding.js';
import type { CalendarDate } from '../kernel/dates.js';
import type { Uuid } from '../kernel/event.js';
import { statusOfOutcome } from '../status/status-of-outcome.js';
import type { CorrectedFinding, DaysOfCorrection, UntrueNotice, VerdictDifference } from './correction.contract.js';

interface Sent {
  readonly noticeId: Uuid;
  readonly companyId: Uuid;
  /** The day that it is about. */
  readonly on: CalendarDate;
}

/** A notice about compliance that was sent, with what it stated. */
export type SentNotice =
  | (Sent & { readonly kind: 'status'; readonly said: Outcome })
  /** `rules`: the requirements that it called not met. */
  | (Sent & { readonly kind: 'plan' | 'curePlan'; readonly rules: readonly string[] })
  | (Sent & { readonly kind: 'lapse'; readonly exceptionId: Uuid });

/** Those that were true by what was known before, and are not by what is known with the correction. */
export const untrueNotices = (sent: readonly SentNotice[], difference: VerdictDifference): readonly UntrueNotice[] =>
  sent
    .filter((notice) => isUntrue(notice, difference))
    .map((notice) => {
      const { noticeId, kind, companyId, on } = notice;
      return { noticeId, kind, companyId, on, said: notice.kind === 'status' ? notice.said : null };
    });

function isUntrue(notice: SentNotice, { spans, findings, exceptions }: VerdictDifference): boolean {
  const includes = ({ from, to }: DaysOfCorrection) => from <= notice.on && notice.on < to;
  switch (notice.kind) {
    case 'status':
      return spans.some(
        (span) => includes(span) && isStatus(span.before, notice.said) && !isStatus(span.after, notice.said),
      );
    case 'plan':
    case 'curePlan':
      return findings.some(
        (finding) => includes(finding) && (notice.rules.includes(finding.rule) || cameToLight(finding)),
      );
    case 'lapse':
      return exceptions.some(
        (exception) =>
          includes(exception) && exception.exceptionId === notice.exceptionId && exception.effect !== 'covering',
      );
  }
}

/** What was met, or not required, and is not met after all: a plan left it out. */
const cameToLight = ({ before, after }: CorrectedFinding): boolean =>
  (before === 'pass' || before === null) && after !== 'pass' && after !== null;

const isStatus = (outcome: Outcome | null, said: Outcome): boolean =>
  outcome !== null && statusOfOutcome(outcome) === statusOfOutcome(said);
