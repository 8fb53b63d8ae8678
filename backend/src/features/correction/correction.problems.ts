import type { CORRECTION_CODES } from '@covertrail/domain/correction/correction.decider';
import type { ProblemsOf } from '#server/problems/problem-text';

/** How the refusals of this feature are answered. */
export const CORRECTION_PROBLEMS = {
  'CORRECTION.NOT_FOUND': { status: 404, message: 'There is no such correction.' },
  'CORRECTION.CHANGES_NOTHING': { status: 422, message: 'No verdict of a past day would have been different.' },
  'CORRECTION.ALREADY_ACKNOWLEDGED': { status: 409, message: 'This correction has been acknowledged already.' },
  'CORRECTION.NO_NOTICE': {
    status: 409,
    message: 'Nobody else was notified of what is not true: there is nobody to notify again.',
  },
  'CORRECTION.NOTICE_ALREADY_SENT': { status: 409, message: 'The notice has been sent already.' },
} satisfies ProblemsOf<typeof CORRECTION_CODES>;
