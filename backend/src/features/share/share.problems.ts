import type { SHARE_CODES } from '@covertrail/domain/share/share.decider';
import type { ProblemsOf } from '#server/problems/problem-text';

/** How the refusals of this feature are answered. */
export const SHARE_PROBLEMS = {
  'SHARE.NOT_FOUND': { status: 404, message: 'This share does not exist.' },
  'SHARE.ALREADY_EXISTS': { status: 409, message: 'This share exists already.' },
  'SHARE.POLICY_ARCHIVED': {
    status: 409,
    message: 'Archived policies cannot be shared. Take them out of the archive first.',
  },
  'SHARE.ENDED': { status: 409, message: 'This share has ended. Enable it first.' },
  'SHARE.POLICY_NOT_IN_SHARE': { status: 404, message: 'This share does not contain this policy.' },
  'SHARE.OF_OTHER_AGENCY': {
    status: 409,
    message: 'This share also contains policies of another agency. The insured can change it.',
  },
  'SHARE.EXPIRY_PAST': { status: 422, message: 'The last day of the share must not be in the past.' },
  'SHARE.NO_POLICY': { status: 422, message: 'Please select a policy.' },
} satisfies ProblemsOf<typeof SHARE_CODES>;
