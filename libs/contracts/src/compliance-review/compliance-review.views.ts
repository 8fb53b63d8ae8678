import type { Instant, Uuid } from '@covertrail/domain/kernel/event';
import { defineView } from '../define-view.js';

export type ComplianceReviewDocument = {
  /** The tracking. */
  readonly id: Uuid;
  readonly requesterId: Uuid;
  readonly supplierId: Uuid;
  readonly projectId: Uuid;
  readonly status: 'pending' | 'complete';
  /** Since when it is pending; of a complete one, since when it was. */
  readonly waitingSince: Instant;
  readonly assigneeId: Uuid | null;
  readonly completedAt: Instant | null;
  readonly completedBy: Uuid | null;
  readonly note: string;
};

/** Which compliance reviews wait, for whom, since when? */
export const complianceReviewsView = defineView<ComplianceReviewDocument>()({
  name: 'compliance-reviews',
  indexes: [
    { fields: ['requesterId', 'status', 'waitingSince'] },
    { fields: ['requesterId', 'status', 'assigneeId', 'waitingSince'] },
  ],
});
