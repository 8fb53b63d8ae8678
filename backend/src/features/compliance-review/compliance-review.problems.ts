import type { COMPLIANCE_REVIEW_CODES } from '@covertrail/domain/compliance-review/compliance-review.decider';
import type { ProblemsOf } from '#server/problems/problem-text';

/** How the refusals of this feature are answered. */
export const COMPLIANCE_REVIEW_PROBLEMS = {
  'REVIEW.NOT_FOUND': { status: 404, message: 'There is no compliance review of this supplier.' },
  'REVIEW.ITEMS_OPEN': { status: 409, message: 'Some requirements still say Requires Review. Decide them first.' },
  'REVIEW.ALREADY_COMPLETE': { status: 409, message: 'This review is complete already.' },
  'REVIEW.ASSIGNED_MEANWHILE': {
    status: 409,
    message: 'Someone else has taken this review meanwhile. Please look at it again.',
  },
  'REVIEW.STILL_PENDING': { status: 409, message: 'This review is pending already.' },
  'REVIEW.REASON_REQUIRED': { status: 422, message: '*Please enter Notes.' },
  'REVIEW.NO_COLLEAGUE': { status: 422, message: 'Please choose a person of your company who may review.' },
} satisfies ProblemsOf<typeof COMPLIANCE_REVIEW_CODES>;
