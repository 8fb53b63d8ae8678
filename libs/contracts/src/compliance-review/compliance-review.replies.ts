import type { Instant, Uuid } from '@covertrail/domain/kernel/event';

/** A compliance review of one supplier for one project. */
export interface ComplianceReviewRow {
  /** The tracking. */
  readonly id: Uuid;
  readonly status: 'pending' | 'complete';
  readonly supplierName: string;
  readonly projectName: string;
  readonly waitingSince: Instant;
  /** Requirements that require a review; while there is one, the review cannot be completed. */
  readonly openItems: readonly { readonly rule: string; readonly title: string }[];
  readonly assigneeId: Uuid | null;
  readonly assigneeName: string;
  readonly completedAt: Instant | null;
  readonly completedBy: string;
  readonly note: string;
}

/** A person of the requester to whom reviews can be assigned. */
export interface Reviewer {
  readonly id: Uuid;
  readonly name: string;
}
