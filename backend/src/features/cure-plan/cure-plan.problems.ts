import type { CURE_PLAN_CODES } from '@covertrail/domain/cure-plan/cure-plan.decider';
import type { ProblemsOf } from '#server/problems/problem-text';

/** How the refusals of this feature are answered. */
export const CURE_PLAN_PROBLEMS = {
  'CURE_PLAN.NOTHING_TO_DO': {
    status: 409,
    message: 'There is nothing to do before all requesters have what they require.',
  },
  'CURE_PLAN.SENT_TODAY': { status: 409, message: 'This plan was sent today already. It can be sent again tomorrow.' },
  'CURE_PLAN.TAKES_TOO_LONG': {
    status: 503,
    message: 'This plan was not ready after 30 seconds, and others wait for theirs. Try again in a minute.',
  },
  'CURE_PLAN.NO_AGENCY': { status: 409, message: 'There is no agency of record to send the plan to.' },
} satisfies ProblemsOf<typeof CURE_PLAN_CODES>;
