import type { CLIENT_CODES } from '@covertrail/domain/client/client.decider';
import type { ProblemsOf } from '#server/problems/problem-text';

/** How the refusals of this feature are answered. */
export const CLIENT_PROBLEMS = {
  'CLIENT.NOT_FOUND': { status: 404, message: 'This client does not exist.' },
  'CLIENT.ALREADY_ADDED': { status: 409, message: 'This client was added already.' },
  'CLIENT.REQUEST_UNKNOWN': {
    status: 422,
    message: 'Invalid Request ID. Please contact your Client to obtain a valid code.',
  },
  'CLIENT.REQUEST_RESPONDED': {
    status: 422,
    message: 'This request was responded to already. Please contact support for account migration.',
  },
  'CLIENT.REQUEST_DECLINED': { status: 422, message: 'This request was declined.' },
  'CLIENT.REQUEST_CANCELED': { status: 422, message: 'This request was canceled.' },
  'CLIENT.TAX_ID_UNKNOWN': { status: 422, message: 'There is no request for this Tax ID.' },
  'CLIENT.EMAIL_UNKNOWN': { status: 422, message: 'There is no request for this email.' },
  'CLIENT.EMAIL_PUBLIC': { status: 422, message: 'A public domain email cannot be matched to company records.' },
  'CLIENT.ALREADY_RELEASED': { status: 409, message: 'This client has left the agency.' },
} satisfies ProblemsOf<typeof CLIENT_CODES>;
