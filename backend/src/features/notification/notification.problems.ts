import type { NOTIFICATION_CODES } from '@covertrail/domain/notification/notification.decider';
import type { ProblemsOf } from '#server/problems/problem-text';

/** How the refusals of this feature are answered. */
export const NOTIFICATION_PROBLEMS = {
  'NOTIFICATION.NOT_FOUND': { status: 404, message: 'This notification does not exist.' },
} satisfies ProblemsOf<typeof NOTIFICATION_CODES>;
