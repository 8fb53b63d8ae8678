import { given } from '../kernel/testing/given.js';
import type { ComplianceReviewCommand, ComplianceReviewEvent } from './compliance-review.contract.js';
import { complianceReviewDecider } from './compliance-review.decider.js';

const of = { trackingId: 't', requesterId: 'r', insuredId: 'i', projectId: 'p' };
const requested: ComplianceReviewEvent = { type: 'ReviewRequested', data: { ...of, requestedOn: '2026-11-01' } };
const completed: ComplianceReviewEvent = { type: 'ReviewCompleted', data: { ...of, note: 'Looked at all of it.' } };
const taken: ComplianceReviewEvent = { type: 'ReviewAssigned', data: { ...of, from: null, to: 'dana' } };
const request: ComplianceReviewCommand = { type: 'RequestReview', ...of, requestedOn: '2026-11-01' };
const complete: ComplianceReviewCommand = { type: 'CompleteReview', note: 'Looked at all of it.' };
const review = (...past: ComplianceReviewEvent[]) => given(complianceReviewDecider, ...past);

describe('[H04] a compliance review', () => {
  it('is pending from the first finding that needs a review, and again from the first after it was complete', () => {
    review().when(request).then(requested);
    review(requested).when(request).nothing();
    review(requested, completed).when(request).then(requested);
    expect(review(requested).state?.status).toBe('pending');
  });
  it('is complete only when nothing requires a review, and once', () => {
    review(requested).when(complete, { openItems: 2 }).refused('REVIEW.ITEMS_OPEN');
    review(requested).when(complete, { openItems: 0 }).then(completed);
    review(requested, completed).when(complete, { openItems: 0 }).refused('REVIEW.ALREADY_COMPLETE');
    review().when(complete, { openItems: 0 }).refused('REVIEW.NOT_FOUND');
  });
  it('is assigned by someone who knows who has it', () => {
    review(requested).when({ type: 'AssignReview', to: 'dana', seen: null }).then(taken);
    review(requested, taken).when({ type: 'AssignReview', to: 'dana', seen: null }).nothing();
    review(requested, taken)
      .when({ type: 'AssignReview', to: 'omar', seen: null })
      .refused('REVIEW.ASSIGNED_MEANWHILE');
    review(requested, taken)
      .when({ type: 'AssignReview', to: null, seen: 'dana' })
      .then({ type: 'ReviewAssigned', data: { ...of, from: 'dana', to: null } });
  });
  it('is pending again where a person wants to look again, and stays with who had it', () => {
    review(requested).when({ type: 'ReopenReview', reason: 'A new letter.' }).refused('REVIEW.STILL_PENDING');
    review(requested, completed).when({ type: 'ReopenReview', reason: ' ' }).refused('REVIEW.REASON_REQUIRED');
    const reopened: ComplianceReviewEvent = { type: 'ReviewReopened', data: { ...of, reason: 'A new letter.' } };
    review(requested, completed).when({ type: 'ReopenReview', reason: 'A new letter.' }).then(reopened);
    expect(review(requested, taken, completed, reopened).state).toEqual({
      ...of,
      status: 'pending',
      assigneeId: 'dana',
    });
  });
});
