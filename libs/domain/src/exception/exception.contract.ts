import type { CoverageLine } from '../insurance/coverage.js';
import type { DecidedEvaluation } from '../compliance/decidable.js';
import type { Evaluation, ExceptionScope, Finding, FindingException } from '../compliance/finding.js';
import type { Params } from '../compliance/finding-params.js';
import type { ReasonCode } from '../compliance/reasons.js';
import type { NamedFile } from '../document/document.contract.js';
import type { CalendarDate } from '../kernel/dates.js';
import type { DomainEvent, Uuid } from '../kernel/event.js';

/** How long a decision holds [H02]. */
export type ExceptionDuration = 'policyExpiration' | 'customDate' | 'perpetual';

/** The policy that a finding is about, and its insurer: a decision about one supplier holds for these alone. */
export interface PinnedPolicy {
  readonly policyId: Uuid;
  readonly carrierId: Uuid;
}

/**
 * What a decision is pinned to. It covers a later finding of the same rule for the same reason, about the same things, whose gap
 * is not wider.
 */
export interface FindingPin {
  /** `generalLiability.limit.eachOccurrence`. */
  readonly rule: string;
  readonly line: CoverageLine;
  /** Reasons that differ only in their degree have one name here (`reasonFamily`). */
  readonly reason: ReasonCode;
  /** What the finding is about besides its measures. */
  readonly about: Params;
  /** How far it is from the requirement, in cents or steps of a rating; empty where nothing is measured. */
  readonly gap: readonly number[];
  /** Of a decision about one supplier whose finding is about a policy. */
  readonly policy?: PinnedPolicy;
  /** Of a decision about one supplier: the other policies that the finding rests on. Absent in decisions that were recorded before they were pinned. */
  readonly restsOn?: readonly PinnedPolicy[];
}

/** The policies of a finding: the one that it is about, null where it is about none, and the others that it rests on, in its own order. */
export interface PinnedPolicies {
  readonly policy: PinnedPolicy | null;
  readonly restsOn: readonly PinnedPolicy[];
}

interface OfExceptions {
  readonly requesterId: Uuid;
  readonly scope: ExceptionScope;
  /** The tracking, project or template: `exceptions-<scopeId>`. */
  readonly scopeId: Uuid;
  readonly exceptionId: Uuid;
  /** The supplier on whose finding it was decided. */
  readonly trackingId: Uuid;
  readonly insuredId: Uuid;
  readonly projectId: Uuid;
}

/** The finding as it read when it was decided. */
export type ExceptedEvaluation = DecidedEvaluation & Pick<Evaluation, 'outcome'>;

/** The requester accepted or denied an exception, or what a rule leaves to it. It holds on `[effectiveFrom, lapsesOn)`. */
export type ExceptionDecided = DomainEvent<
  'ExceptionDecided',
  OfExceptions & {
    readonly kind: FindingException['kind'];
    readonly decision: FindingException['decision'];
    readonly pin: FindingPin;
    readonly evaluation: ExceptedEvaluation;
    readonly duration: ExceptionDuration;
    /** The first day on which it no longer holds; null where it is perpetual. */
    readonly lapsesOn: CalendarDate | null;
    readonly comment: string;
    /** Files that back the decision; absent where there are none. */
    readonly documents?: readonly NamedFile[];
    readonly effectiveFrom: CalendarDate;
  }
>;

/** From `effectiveFrom` on the decision no longer holds: the finding is again what it is without it. */
export type ExceptionWithdrawn = DomainEvent<
  'ExceptionWithdrawn',
  OfExceptions & {
    readonly rule: string;
    readonly line: CoverageLine;
    readonly reason: string;
    readonly effectiveFrom: CalendarDate;
  }
>;

export type ExceptionEvent = ExceptionDecided | ExceptionWithdrawn;

/** A finding of today before any decision, with what `decide` needs of its policy. */
export interface ExceptableFinding extends PinnedPolicies {
  readonly finding: Finding;
  /** As the person read it. */
  readonly sentence: string;
  /** The first day without cover by that policy; null where no policy is in force. */
  readonly policyEndsOn: CalendarDate | null;
}

/** By rule. */
export type ExceptionFacts = ReadonlyMap<string, ExceptableFinding>;

/** One finding that is decided. `sentence` is what the person read; a program that reads no page leaves it out. */
export interface ExceptionItem {
  readonly exceptionId: Uuid;
  readonly rule: string;
  readonly sentence?: string;
}

export type ExceptionCommand =
  | {
      readonly type: 'DecideExceptions';
      readonly requesterId: Uuid;
      readonly scope: ExceptionScope;
      readonly scopeId: Uuid;
      readonly trackingId: Uuid;
      readonly insuredId: Uuid;
      readonly projectId: Uuid;
      readonly decision: FindingException['decision'];
      readonly duration: ExceptionDuration;
      /** With `customDate`: the first day on which it no longer holds. */
      readonly customDate: CalendarDate | null;
      readonly comment: string;
      readonly documents?: readonly NamedFile[];
      /** The requester's day: decisions begin on it. */
      readonly today: CalendarDate;
      readonly items: readonly ExceptionItem[];
    }
  | {
      readonly type: 'WithdrawException';
      readonly exceptionId: Uuid;
      readonly reason: string;
      readonly today: CalendarDate;
    };
