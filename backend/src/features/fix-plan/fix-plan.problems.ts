import type { FIX_PLAN_CODES } from '@covertrail/domain/fix-plan/fix-plan.decider';
import type { ProblemsOf } from '#server/problems/problem-text';

/** How the refusals of this feature are answered. */
export const FIX_PLAN_PROBLEMS = {
  'FIX_PLAN.NOTHING_TO_DO': { status: 409, message: 'There is nothing that the supplier or its agent has to do.' },
  'FIX_PLAN.SENT_TODAY': { status: 409, message: 'This plan was sent today already. It can be sent again tomorrow.' },
  'FIX_PLAN.NOT_ACTIVE': {
    status: 409,
    message: 'This supplier is inactive for the project, or you do not track it any more.',
  },
} satisfies ProblemsOf<typeof FIX_PLAN_CODES>;
