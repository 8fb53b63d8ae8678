import type { MAINTENANCE_CODES } from '@covertrail/domain/maintenance/maintenance.decider';
import type { ProblemsOf } from '#server/problems/problem-text';

/** How the refusals of this feature are answered. */
export const MAINTENANCE_PROBLEMS = {
  'MAINTENANCE.ORDERED_ALREADY': { status: 409, message: 'This order was given already.' },
  'MAINTENANCE.REASON_REQUIRED': { status: 422, message: 'Say why: the reason is recorded.' },
  'MAINTENANCE.NO_SUCH_VIEW': { status: 422, message: 'There is no such view.' },
  'MAINTENANCE.NOT_PARKED': { status: 409, message: 'This event is no longer parked there. Read the page again.' },
  'MAINTENANCE.MAIL_NOT_FAILED': {
    status: 409,
    message: 'This mail does not wait for an operator: it was sent, or is still tried.',
  },
} satisfies ProblemsOf<typeof MAINTENANCE_CODES>;
