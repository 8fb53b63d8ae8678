import type { MEMBERSHIP_CODES } from '@covertrail/domain/membership/membership-codes.rules';
import type { ProblemsOf } from '#server/problems/problem-text';

/** People and their places in companies. */
export const MEMBERSHIP_PROBLEMS = {
  'MEMBERSHIP.NOT_FOUND': { status: 404, message: 'This person is not in the company.' },
  'MEMBERSHIP.ALREADY_MEMBER': { status: 409, message: 'This person is in the company already.' },
  'MEMBERSHIP.IS_PENDING': {
    status: 409,
    message: 'This person has asked to join the company already. Approve the request instead.',
  },
  'MEMBERSHIP.NOT_PENDING': { status: 409, message: 'This request was decided already.' },
  'MEMBERSHIP.NOT_ACTIVE': { status: 409, message: 'This person is not active in the company.' },
  'MEMBERSHIP.IS_PRIMARY_CONTACT': {
    status: 409,
    message: 'The primary contact stays an active Manager. Make another Manager the primary contact first.',
  },
  'MEMBERSHIP.NOT_PRIMARY_CONTACT': { status: 409, message: 'You are no longer the primary contact of the company.' },
  'MEMBERSHIP.NOT_A_MANAGER': { status: 409, message: 'Only an active Manager can become the primary contact.' },
  'MEMBERSHIP.NO_PRIMARY_CONTACT': {
    status: 409,
    message: 'This company has nobody yet who could approve the request.',
  },
  'MEMBERSHIP.INVITATION_NOT_OPEN': { status: 409, message: 'This invitation is no longer open.' },
  'MEMBERSHIP.INVITED_LATELY': {
    status: 429,
    message: 'An invitation was sent to this address a short while ago. Please try again later.',
  },
  'MEMBERSHIP.DECLINED_LATELY': {
    status: 429,
    message: 'This company did not approve you a short while ago. Please ask again a day after your last request.',
  },
  'MEMBERSHIP.OF_ANOTHER': { status: 409, message: 'This membership belongs to someone else.' },
} satisfies ProblemsOf<typeof MEMBERSHIP_CODES>;
