import type { CoverageLine } from '../insurance/coverage.js';
import type { ExceptionScope, Outcome } from '../compliance/finding.js';
import type { CalendarDate } from '../kernel/dates.js';
import type { DomainEvent, Uuid } from '../kernel/event.js';

/** Days `[from, to)`. */
export interface DaysOfCorrection {
  readonly from: CalendarDate;
  readonly to: CalendarDate;
}

/** Days whose verdict was another one before the correction; null where nothing was required. */
export interface CorrectedSpan extends DaysOfCorrection {
  readonly before: Outcome | null;
  readonly after: Outcome | null;
}

/**
 * Days on which the finding of one requirement was another one; null where it was not required. Equal outcomes: it is not met on
 * both sides, for another reason or by another amount.
 */
export interface CorrectedFinding extends CorrectedSpan {
  /** `generalLiability.limit.eachOccurrence`. */
  readonly rule: string;
  readonly line: CoverageLine;
}

/** `notNeeded`: the requirement was met without it. `notCovering`: the gap was not the one that it is for. `covering`: it covers a gap that was not known. */
export type ExceptionEffect = 'notNeeded' | 'notCovering' | 'covering';

/** Days on which an accepted exception or review had another effect. */
export interface CorrectedException extends DaysOfCorrection {
  readonly exceptionId: Uuid;
  readonly scope: ExceptionScope;
  readonly rule: string;
  readonly line: CoverageLine;
  readonly effect: ExceptionEffect;
}

/** What differs between two folds of the same streams; all lists are empty where no finding differs. */
export interface VerdictDifference {
  /** In the order of their days. */
  readonly spans: readonly CorrectedSpan[];
  readonly findings: readonly CorrectedFinding[];
  readonly exceptions: readonly CorrectedException[];
}

/**
 * `status`: that a status changed. `plan`: what is missing, sent by the requester. `curePlan`: what is missing for all requesters, sent
 * between the supplier and its agency. `lapse`: that an exception is about to lapse.
 */
export type NoticeKind = 'status' | 'plan' | 'curePlan' | 'lapse';

/** A notice that is not true by what is known now, and was true by what was known before. */
export interface UntrueNotice {
  /** The notification; of a plan the event that sent it. */
  readonly noticeId: Uuid;
  readonly kind: NoticeKind;
  /** The company that received it. */
  readonly companyId: Uuid;
  /** The day that it is about. */
  readonly on: CalendarDate;
  /** The outcome that it stated; null where it stated none. */
  readonly said: Outcome | null;
}

interface OfCorrection {
  /** Derived from the tracking and the command that recorded the corrected fact. */
  readonly correctionId: Uuid;
  readonly trackingId: Uuid;
  readonly requesterId: Uuid;
  readonly insuredId: Uuid;
  readonly projectId: Uuid;
}

/** The events of one command that state something about days before the one on which they were recorded. */
export interface CorrectionCause {
  /** `policy-<id>`. */
  readonly stream: string;
  readonly eventIds: readonly Uuid[];
  /** Of the first of them. */
  readonly eventType: string;
}

/** What was true of past days turned out to be something else. Written by a reaction, only where a finding of a past day differs. `corrections-<trackingId>`. */
export type VerdictsCorrected = DomainEvent<
  'VerdictsCorrected',
  OfCorrection &
    VerdictDifference & {
      readonly cause: CorrectionCause;
      /** The day in the requester's time zone on which the cause was recorded: all corrected days are earlier. */
      readonly recordedOn: CalendarDate;
      readonly notices: readonly UntrueNotice[];
      /** The agency that represented the supplier when it was found; absent where none did. */
      readonly agencyId?: Uuid;
    }
>;

/** A person of the requester has read it. */
export type CorrectionAcknowledged = DomainEvent<'CorrectionAcknowledged', OfCorrection & { readonly comment: string }>;

/** The supplier's side was notified that an earlier notice is not true. */
export type CorrectionNoticeSent = DomainEvent<
  'CorrectionNoticeSent',
  OfCorrection & {
    /** Those that had received an untrue notice, without the requester. */
    readonly companyIds: readonly Uuid[];
    readonly spans: readonly CorrectedSpan[];
  }
>;

export type CorrectionEvent = VerdictsCorrected | CorrectionAcknowledged | CorrectionNoticeSent;

export type CorrectionCommand =
  | ({ readonly type: 'CorrectVerdicts' } & VerdictsCorrected['data'])
  | { readonly type: 'AcknowledgeCorrection'; readonly correctionId: Uuid; readonly comment: string }
  | { readonly type: 'SendCorrectionNotice'; readonly correctionId: Uuid };
