import type { CLAIM_CODES } from '@covertrail/domain/claim/claim.decider';
import type { ProblemsOf } from '#server/problems/problem-text';

/** How the refusals of this feature are answered. */
export const CLAIM_PROBLEMS = {
  'CLAIM.TAKEN': { status: 409, message: 'This name is taken.' },
} satisfies ProblemsOf<typeof CLAIM_CODES>;
