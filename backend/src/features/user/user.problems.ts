import type { USER_CODES } from '@covertrail/domain/user/user.decider';
import type { ProblemsOf } from '#server/problems/problem-text';

/** Accounts. */
export const USER_PROBLEMS = {
  'USER.EMAIL_TAKEN': { status: 409, message: 'An account with this email exists already.' },
  'USER.ALREADY_REGISTERED': { status: 409, message: 'This account exists already.' },
  'USER.NOT_FOUND': { status: 404, message: 'This account does not exist.' },
  'USER.NO_OPERATOR': {
    status: 409,
    message: 'This account is not an operator’s. An operator needs an account of its own, which belongs to no company.',
  },
  'USER.IS_OPERATOR': { status: 409, message: 'This account is an operator’s and cannot belong to a company.' },
  'USER.TIME_ZONE_UNKNOWN': { status: 422, message: 'This time zone is not known.' },
  'USER.NO_SECOND_FACTOR': { status: 409, message: 'No authenticator app is set up for this account.' },
  'USER.NO_PASSKEY': { status: 404, message: 'This passkey is not one of this account.' },
  'USER.OTHER_TERMS': { status: 409, message: 'The agreement was revised. Please reload the page and read it again.' },
  'USER.IDENTITY_OF_OTHER': {
    status: 409,
    message: 'Single sign-on of another person is linked to this account.',
  },
} satisfies ProblemsOf<typeof USER_CODES>;
