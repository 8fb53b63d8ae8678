import type { DomainEvent, Uuid } from '../kernel/event.js';
import type { CalendarDate } from '../kernel/dates.js';

interface OfTracking {
  /** Derives from requester, project and insured: one tracking for each such three. */
  readonly trackingId: Uuid;
  readonly requesterId: Uuid;
  readonly insuredId: Uuid;
  readonly projectId: Uuid;
}

export type TrackingStarted = DomainEvent<'TrackingStarted', OfTracking & {
  /** As it was called then: lists sort by it; `CompanyRenamed` reaches them. */
  readonly insuredName: string;
  readonly templateId: Uuid;
  readonly effectiveFrom: CalendarDate;
}>;
/**
 * From this event on these policies are part of what is known of the supplier for this project, for every day that they tell
 * of; it names the assessor's inputs.
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

export type TrackingEvent = TrackingStarted | CoverageProvided | TrackingTemplateChanged;

export type TrackingCommand =
  | ({ readonly type: 'StartTracking' } & TrackingStarted['data'])
  | { readonly type: 'RecordCoverage'; readonly shareId: Uuid; readonly policyIds: readonly Uuid[]; readonly carrierIds: readonly Uuid[] }
  | { readonly type: 'ChangeTrackingTemplate'; readonly templateId: Uuid; readonly effectiveFrom: CalendarDate };
