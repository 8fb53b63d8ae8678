import { CAPTCHA_MISSING, CAPTCHA_WRONG, LINK_NOT_VALID } from '@covertrail/wording/fields/server-messages';
import type { AuthProblemTexts } from './problem-text.js';

/** Log-in, rights and links; where [A10] or [A12] gives a text, it is that. */
export const AUTH_PROBLEMS = {
  'AUTH.WRONG_CREDENTIALS': { status: 401, message: 'The email or password is incorrect.' },
  'AUTH.TOO_MANY_ATTEMPTS': {
    status: 429,
    message: 'Too many attempts to log in. Please wait {seconds} seconds and try again.',
  },
  'AUTH.ACCOUNT_TRIED': {
    status: 429,
    message:
      'Someone is trying wrong passwords for this account. Please log in with a browser or from a place where you logged in before, or wait {seconds} seconds.',
  },
  'AUTH.CAPTCHA_ASKED': { status: 422, message: CAPTCHA_MISSING, field: 'captcha' },
  'AUTH.CAPTCHA_WRONG': { status: 422, message: CAPTCHA_WRONG, field: 'captcha' },
  'AUTH.PASSWORD_EXPIRED': { status: 401, message: 'Password Expired' },
  'AUTH.EMAIL_NOT_VERIFIED': {
    status: 401,
    message: 'Please verify your email first: open the link of the mail that we sent you, and check Spam.',
  },
  'AUTH.TOKEN_INVALID': { status: 401, message: 'Token is invalid' },
  'AUTH.FORBIDDEN': { status: 403, message: 'You are not allowed to do this.' },
  'AUTH.OTHER_INSURED': {
    status: 409,
    message: 'You act for another client at the moment. Stop acting for it first.',
  },
  'AUTH.NO_COMPANY': { status: 404, message: "User or User company doesn't exist." },
  'AUTH.PENDING_APPROVAL': {
    status: 401,
    message:
      'Your account is waiting for approval. Please contact the primary account holder to join the existing company.',
  },
  'AUTH.LOG_IN_OVER': { status: 401, message: 'Your log-in took too long. Please log in again.' },
  'AUTH.COMPANY_MISSING': {
    status: 404,
    message: 'Company information is missing, please contact service administrator.',
  },
  'LINK.NOT_VALID': { status: 404, message: LINK_NOT_VALID },
} satisfies AuthProblemTexts;
