import type { CoverageLine } from '../insurance/coverage.js';
import type { DecidedEvaluation } from '../compliance/decidable.js';
import type { Outcome } from '../compliance/finding.js';
import type { DomainEvent, Uuid } from '../kernel/event.js';
import type { CalendarDate } from '../kernel/dates.js';

interface OfTracking {
  /** Derived from requester, project and insured: one tracking for each combination. */
  readonly trackingId: Uuid;
  readonly requesterId: Uuid;
  readonly insuredId: Uuid;
  readonly projectId: Uuid;
}

export type TrackingStarted = DomainEvent<
  'TrackingStarted',
  OfTracking & {
    /** The name at that time: lists sort by it; `CompanyRenamed` updates them. */
    readonly insuredName: string;
    readonly templateId: Uuid;
    readonly effectiveFrom: CalendarDate;
  }
>;
/**
 * From this event on these policies are known to belong to the supplier's coverage for this project, for every day that they
 * cover; it names the assessor's inputs.
 */
export type CoverageProvided = DomainEvent<
  'CoverageProvided',
  OfTracking & {
    readonly shareId: Uuid;
    readonly policyIds: readonly Uuid[];
    readonly carrierIds: readonly Uuid[];
  }
>;
export type TrackingTemplateChanged = DomainEvent<
  'TrackingTemplateChanged',
  OfTracking & {
    readonly from: Uuid;
    readonly to: Uuid;
    readonly effectiveFrom: CalendarDate;
  }
>;

/**
 * The requester accepted or refused what a rule leaves to it (an insurer without a rating, split limits). Valid from
 * `effectiveFrom` on, wherever the rule has the same evaluation. `ExceptionDecided` is recorded in its place: it has an end.
 */
export type FindingDecided = DomainEvent<
  'FindingDecided',
  OfTracking & {
    /** `generalLiability.rating`. */
    readonly rule: string;
    readonly line: CoverageLine;
    /** At the time of the decision, which is valid for no other. */
    readonly judgement: DecidedEvaluation;
    readonly decision: 'accepted' | 'refused';
    readonly reason: string;
    readonly effectiveFrom: CalendarDate;
  }
>;

export type TrackingEvent = TrackingStarted | CoverageProvided | TrackingTemplateChanged | FindingDecided;

export type TrackingCommand =
  | ({ readonly type: 'StartTracking' } & TrackingStarted['data'])
  | {
      readonly type: 'RecordCoverage';
      readonly shareId: Uuid;
      readonly policyIds: readonly Uuid[];
      readonly carrierIds: readonly Uuid[];
    }
  /** `templateSince`: the day from which the template requires something. */
  | {
      readonly type: 'ChangeTrackingTemplate';
      readonly templateId: Uuid;
      readonly templateSince: CalendarDate;
      readonly effectiveFrom: CalendarDate;
    };

/** A period with one outcome, `[from, to)`. */
export interface OutcomeSpan {
  readonly from: CalendarDate;
  readonly to: CalendarDate;
  readonly outcome: Outcome | 'notRequired' | 'notKnownYet';
}
