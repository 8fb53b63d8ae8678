import type { CARRY_OVER_CODES } from '@covertrail/domain/carry-over/carry-over.decider';
import type { ProblemsOf } from '#server/problems/problem-text';

/** How the refusals of this feature are answered. */
export const CARRY_OVER_PROBLEMS = {
  'CARRY_OVER.NOT_FOUND': { status: 404, message: 'Nothing was carried over to this policy.' },
} satisfies ProblemsOf<typeof CARRY_OVER_CODES>;
