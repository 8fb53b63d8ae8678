import type { CoverageLine } from '../compliance/coverage.js';
import type { Finding, Evaluation, Outcome } from '../compliance/finding.js';
import type { DomainEvent, Uuid } from '../kernel/event.js';
import type { CalendarDate } from '../kernel/dates.js';

interface OfTracking {
  /** Derived from requester, project and insured: one tracking for each combination. */
  readonly trackingId: Uuid;
  readonly requesterId: Uuid;
  readonly insuredId: Uuid;
  readonly projectId: Uuid;
}

export type TrackingStarted = DomainEvent<'TrackingStarted', OfTracking & {
  /** The name at that time: lists sort by it; `CompanyRenamed` updates them. */
  readonly insuredName: string;
  readonly templateId: Uuid;
  readonly effectiveFrom: CalendarDate;
}>;
/**
 * From this event on these policies are known to belong to the supplier's coverage for this project, for every day that they
 * cover; it names the assessor's inputs.
 */
export type CoverageProvided = DomainEvent<'CoverageProvided', OfTracking & {
  readonly shareId: Uuid;
  readonly policyIds: readonly Uuid[];
  readonly carrierIds: readonly Uuid[];
}>;
export type TrackingTemplateChanged = DomainEvent<'TrackingTemplateChanged', OfTracking & {
  readonly from: Uuid;
  readonly to: Uuid;
  readonly effectiveFrom: CalendarDate;
}>;

/** An evaluation at the time of the decision: the decision is valid for no other. */
export type DecidedEvaluation = Pick<Evaluation, 'reason' | 'params' | 'required' | 'available' | 'terms'>;

/**
 * The requester accepted or refused what a rule leaves to it (an insurer without a rating, split limits). Valid from
 * `effectiveFrom` on, wherever the rule has the same evaluation.
 */
export type FindingDecided = DomainEvent<'FindingDecided', OfTracking & {
  /** `generalLiability.rating`. */
  readonly rule: string;
  readonly line: CoverageLine;
  readonly judgement: DecidedEvaluation;
  readonly decision: 'accepted' | 'refused';
  readonly reason: string;
  readonly effectiveFrom: CalendarDate;
}>;

export type TrackingEvent = TrackingStarted | CoverageProvided | TrackingTemplateChanged | FindingDecided;

/** What a decision needs: the finding on its first day, before any decision. */
export interface TrackingFacts {
  readonly finding: Finding | undefined;
  /** The same finding today, to be compared with what the person read. */
  readonly sentence: string | undefined;
}

export type TrackingCommand =
  | ({ readonly type: 'StartTracking' } & TrackingStarted['data'])
  | { readonly type: 'RecordCoverage'; readonly shareId: Uuid; readonly policyIds: readonly Uuid[]; readonly carrierIds: readonly Uuid[] }
  /** `templateSince`: the day from which the template requires something. */
  | { readonly type: 'ChangeTrackingTemplate'; readonly templateId: Uuid; readonly templateSince: CalendarDate; readonly effectiveFrom: CalendarDate }
  | { readonly type: 'DecideFinding'; readonly rule: string; readonly decision: 'accepted' | 'refused'; readonly reason: string; readonly effectiveFrom: CalendarDate; readonly sentence: string };

/** A period with one outcome, `[from, to)`. */
export interface OutcomeSpan {
  readonly from: CalendarDate;
  readonly to: CalendarDate;
  readonly outcome: Outcome | 'notRequired' | 'notKnownYet';
}
