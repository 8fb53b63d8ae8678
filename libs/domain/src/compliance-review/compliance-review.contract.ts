import type { DomainEvent, Uuid } from '../kernel/event.js';
import type { CalendarDate } from '../kernel/dates.js';

interface OfReview {
  readonly trackingId: Uuid;
  readonly requesterId: Uuid;
  readonly insuredId: Uuid;
  readonly projectId: Uuid;
}

/** A finding of the supplier needs a review: from now on its compliance review is Pending [H04]. */
export type ReviewRequested = DomainEvent<'ReviewRequested', OfReview & { readonly requestedOn: CalendarDate }>;

/** A person of the requester takes it over, or nobody: null. */
export type ReviewAssigned = DomainEvent<
  'ReviewAssigned',
  OfReview & { readonly from: Uuid | null; readonly to: Uuid | null }
>;

/** Complete: when it was recorded, no finding required a review. */
export type ReviewCompleted = DomainEvent<'ReviewCompleted', OfReview & { readonly note: string }>;

/** Pending again, because a person wants to look again. */
export type ReviewReopened = DomainEvent<'ReviewReopened', OfReview & { readonly reason: string }>;

export type ComplianceReviewEvent = ReviewRequested | ReviewAssigned | ReviewCompleted | ReviewReopened;

/** How many findings of today require a review. */
export interface ReviewFacts {
  readonly openItems: number;
}

export type ComplianceReviewCommand =
  | ({ readonly type: 'RequestReview' } & ReviewRequested['data'])
  /** `seen`: to whom it was assigned when the person looked. */
  | { readonly type: 'AssignReview'; readonly to: Uuid | null; readonly seen: Uuid | null }
  | { readonly type: 'CompleteReview'; readonly note: string }
  | { readonly type: 'ReopenReview'; readonly reason: string };
