import type { Uuid } from '@covertrail/domain/kernel/event';
import { command, query } from '../calls/call.js';
import type { PageOf } from '../calls/page.js';
import type { ComplianceReviewRow, Reviewer } from './compliance-review.replies.js';
import type {
  AssignReviewDto,
  CompleteReviewDto,
  ComplianceReviewsDto,
  ReopenReviewDto,
} from './compliance-review.inputs.js';

const VIEWS = ['compliance-reviews', 'tracked-suppliers'] as const;

/** Oldest first. */
export const complianceReviews = query<{ query: ComplianceReviewsDto; reply: PageOf<ComplianceReviewRow> }>()(
  'dashboard/compliancereview',
  { needs: 'readSuppliers', view: 'compliance-reviews' },
);

/** By name. */
export const reviewers = query<{ reply: readonly Reviewer[] }>()('dashboard/compliancereview/reviewers', {
  needs: 'readSuppliers',
  view: 'members',
});

/** To a person, or to nobody. `seenAssigneeId`: to whom it was assigned when the person looked. */
export const assignReview = command<{
  body: AssignReviewDto;
  reply: { trackingId: Uuid };
}>()('PUT', 'dashboard/compliancereview/:id/assign', { needs: 'reviewSuppliers', settles: VIEWS });

export const completeReview = command<{ body: CompleteReviewDto; reply: { trackingId: Uuid } }>()(
  'PUT',
  'dashboard/compliancereview/:id/complete',
  { needs: 'reviewSuppliers', settles: VIEWS },
);

export const reopenReview = command<{ body: ReopenReviewDto; reply: { trackingId: Uuid } }>()(
  'PUT',
  'dashboard/compliancereview/:id/reopen',
  { needs: 'reviewSuppliers', settles: VIEWS },
);
