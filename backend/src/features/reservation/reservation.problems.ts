import type { RESERVATION_CODES } from '@covertrail/domain/reservation/reservation.decider';
import type { ProblemsOf } from '#server/problems/problem-text';

/** How the refusals of this feature are answered. */
export const RESERVATION_PROBLEMS = {
  'CLAIM.TAKEN': { status: 409, message: 'This name is taken.' },
} satisfies ProblemsOf<typeof RESERVATION_CODES>;
