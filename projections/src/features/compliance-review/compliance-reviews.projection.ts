import {
  complianceReviewsView,
  type ComplianceReviewDocument,
} from '@covertrail/contracts/compliance-review/compliance-review.views';
import { personIn } from '@covertrail/domain/kernel/initiator';
import { defineProjection, type RecordedEvent } from '@covertrail/platform/engine/define-projection';

/** Which compliance reviews wait, for whom, since when? */
export const complianceReviews = defineProjection(complianceReviewsView)({
  version: 1,
  on: { ReviewRequested: (review, event) => requested(review, event) },
  changes: {
    ReviewAssigned: (review, { data }) => ({ ...review, assigneeId: data.to }),
    ReviewCompleted: (review, { data, meta }) => ({
      ...review,
      status: 'complete',
      completedAt: meta.recordedAt,
      completedBy: personIn(meta)?.actor ?? null,
      note: data.note,
    }),
    ReviewReopened: (review, { data, meta }) => ({ ...review, ...pendingSince(meta.recordedAt), note: data.reason }),
  },
  keys: ({ data }) => [data.trackingId],
  audience: (_before, after) => (after ? [after.requesterId] : []),
});

const pendingSince = (waitingSince: string) =>
  ({ status: 'pending', waitingSince, completedAt: null, completedBy: null, note: '' }) as const;

function requested(
  review: ComplianceReviewDocument | null,
  { data, meta }: RecordedEvent<'ReviewRequested'>,
): ComplianceReviewDocument {
  const { trackingId, requesterId, insuredId, projectId } = data;
  return {
    id: trackingId,
    requesterId,
    supplierId: insuredId,
    projectId,
    assigneeId: review?.assigneeId ?? null,
    ...pendingSince(meta.recordedAt),
  };
}
