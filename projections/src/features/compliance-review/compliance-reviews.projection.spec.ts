import type { ComplianceReviewDocument } from '@covertrail/contracts/compliance-review/compliance-review.views';
import type { DomainEvent } from '@covertrail/domain/kernel/event';
import { asLog, foldProjection, itIsAFold, living } from '#testing/fold-projection';
import { complianceReviews } from './compliance-reviews.projection.js';

const of = { trackingId: 't-1', requesterId: 'c-1', insuredId: 'c-2', projectId: 'j-1' };
const requested: DomainEvent = { type: 'ReviewRequested', data: { ...of, requestedOn: '2026-11-01' } };
const assigned: DomainEvent = { type: 'ReviewAssigned', data: { ...of, from: null, to: 'u-1' } };
const completed: DomainEvent = { type: 'ReviewCompleted', data: { ...of, note: 'Read.' } };
const reopened: DomainEvent = { type: 'ReviewReopened', data: { ...of, reason: 'A new letter.' } };
const fold = async (...events: DomainEvent[]) =>
  living<ComplianceReviewDocument>(await foldProjection(complianceReviews, asLog(events)))['t-1'];

describe('[H04] compliance reviews', () => {
  itIsAFold(complianceReviews, asLog([requested, assigned, completed, reopened, completed, requested]));

  it('wait from the moment on which they were requested, and keep who has them', async () => {
    expect(await fold(requested, assigned)).toMatchObject({ status: 'pending', assigneeId: 'u-1', completedAt: null });
    expect(await fold(requested, assigned, completed)).toMatchObject({ status: 'complete', note: 'Read.' });
    expect(await fold(requested, assigned, completed, reopened)).toMatchObject({
      status: 'pending',
      assigneeId: 'u-1',
      completedAt: null,
      note: 'A new letter.',
    });
    expect(await fold(requested, assigned, completed, requested)).toMatchObject({
      status: 'pending',
      assigneeId: 'u-1',
      note: '',
    });
  });
});
