import { complianceReviewDecider } from '@covertrail/domain/compliance-review/compliance-review.decider';
import { becauseOf } from '@covertrail/platform/deciders/command-meta';
import type { DeciderStore } from '@covertrail/platform/deciders/decider-store';
import type { RecordedEvent } from '@covertrail/platform/engine/define-projection';
import { defineReaction } from '@covertrail/platform/engine/define-reaction';
import { deriveId } from '@covertrail/platform/ids/ids';

/** A supplier of which a finding requires a review has a compliance review that is Pending. */
export const reviewRequester = defineReaction<DeciderStore>()({
  name: 'review-requester',
  on: { ComplianceAssessed: request },
});

async function request(event: RecordedEvent<'ComplianceAssessed'>, deciders: DeciderStore): Promise<void> {
  const { trackingId, requesterId, insuredId, projectId, validAt, findings } = event.data;
  if (!findings.some(({ outcome }) => outcome === 'review')) return;
  const command = {
    type: 'RequestReview',
    trackingId,
    requesterId,
    insuredId,
    projectId,
    requestedOn: validAt,
  } as const;
  const meta = becauseOf(event, 'review-requester', deriveId('review-requester', event.id));
  await deciders.handle(complianceReviewDecider, trackingId, command, { ...meta, tenant: requesterId });
}
