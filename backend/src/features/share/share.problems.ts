import type { SHARE_BATCH_CODES } from '@covertrail/domain/share-batch/share-batch.decider';
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
  'SHARE.HOLDER_NOT_VALID': { status: 422, message: 'One of the fields of the certificate holder is not valid.' },
  'SHARE.HOLDER_TOO_LONG': {
    status: 422,
    message: 'The certificate holder, or the named insureds, do not fit into the box of the certificate.',
  },
  'SHARE.POLICY_EXPIRED': {
    status: 409,
    message: 'Policy {policy} has expired. Take it out, or choose its renewal.',
  },
  'SHARE.POLICY_CANCELED': { status: 409, message: 'Policy {policy} was canceled. Take it out.' },
  'SHARE.POLICY_REJECTED': { status: 409, message: 'The agent rejected policy {policy}. Take it out.' },
  'SHARE.POLICY_CROSS_COUNTRY': {
    status: 409,
    message: 'Policy {policy} is of another country than the requester. Take it out.',
  },
  'SHARE.NO_POLICY': { status: 422, message: 'Please select a policy.' },
  'SHARE_BATCH.NOT_FOUND': { status: 404, message: 'This does not exist.' },
  'SHARE_BATCH.ALREADY_EXISTS': { status: 409, message: 'This was begun already.' },
  'SHARE_BATCH.EMPTY': { status: 422, message: 'Please select with whom to share.' },
  'SHARE_BATCH.TOO_MANY': { status: 422, message: 'Please select at most 2,000 recipients.' },
  'SHARE_BATCH.OUT_OF_ORDER': { status: 409, message: 'Another process carried this out.' },
  'SHARE_BATCH.NO_RIGHT': { status: 404, message: 'A policy belongs to another agency, or to nobody any more.' },
} satisfies ProblemsOf<typeof SHARE_CODES> & ProblemsOf<typeof SHARE_BATCH_CODES>;
