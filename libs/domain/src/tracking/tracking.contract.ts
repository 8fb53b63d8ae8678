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

interface WithOutcome {
  /** The outcome that was announced last, which counts no longer; null before the first assessment, and where it did not count. */
  readonly outcome: Outcome | null;
  readonly effectiveFrom: CalendarDate;
}

/** The requester set the supplier aside [F03]: it is not assessed, counted or reminded until it is activated. */
export type SupplierInactivated = DomainEvent<'SupplierInactivated', OfTracking & WithOutcome>;
/** The supplier is assessed afresh. */
export type SupplierActivated = DomainEvent<'SupplierActivated', OfTracking & { readonly effectiveFrom: CalendarDate }>;
/** The requester tracks the supplier no longer [F03]: lists leave it out, its history stays. Asking it for coverage starts it again. */
export type TrackingCanceled = DomainEvent<'TrackingCanceled', OfTracking & WithOutcome & { readonly reason: string }>;

export type TrackingEvent =
  | TrackingStarted
  | CoverageProvided
  | TrackingTemplateChanged
  | FindingDecided
  | SupplierInactivated
  | SupplierActivated
  | TrackingCanceled;

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
    }
  /** `outcome`: the one that was announced last. */
  | ({ readonly type: 'InactivateSupplier' } & WithOutcome)
  | { readonly type: 'ActivateSupplier'; readonly effectiveFrom: CalendarDate }
  | ({ readonly type: 'CancelTracking'; readonly reason: string } & WithOutcome);

/** A period with one outcome, `[from, to)`. */
export interface OutcomeSpan {
  readonly from: CalendarDate;
  readonly to: CalendarDate;
  readonly outcome: Outcome | 'notRequired' | 'notKnownYet';
}
