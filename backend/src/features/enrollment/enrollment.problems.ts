import type { ENROLLMENT_CODES } from '@covertrail/domain/enrollment/enrollment.decider';
import type { ProblemsOf } from '#server/problems/problem-text';

/** How the refusals of this feature are answered. */
export const ENROLLMENT_PROBLEMS = {
  'ENROLLMENT.NOT_OFFERED': { status: 409, message: 'This company offers no Vendor Management Program.' },
  'ENROLLMENT.NOT_TRACKED': { status: 404, message: 'This company does not track your insurance.' },
  'ENROLLMENT.ENROLLED': {
    status: 409,
    message: 'Your company is enrolled already. It can be renewed in the last 30 days.',
  },
  'ENROLLMENT.NO_SUCH_PAYMENT': { status: 404, message: 'Your company has begun no such payment.' },
  'ENROLLMENT.NO_PROVIDER': {
    status: 409,
    message: 'This product takes no payments. Please contact the support to enroll.',
  },
} satisfies ProblemsOf<typeof ENROLLMENT_CODES>;
