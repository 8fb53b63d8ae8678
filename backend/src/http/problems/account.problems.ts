import { LINK_NOT_VALID } from '@covertrail/domain/fields/link-fields';
import type { ProblemTexts } from './problem-text.js';

/** Log-in, people and companies; texts of spec 1 sections 5 and 8 where it gives one. */
export const ACCOUNT_PROBLEMS = {
  'AUTH.WRONG_CREDENTIALS': { status: 401, message: 'The email or password is incorrect.' },
  'AUTH.TOO_MANY_ATTEMPTS': { status: 429, message: 'Too many attempts to log in. Please wait {seconds} seconds and try again.' },
  'AUTH.PASSWORD_EXPIRED': { status: 401, message: 'Password Expired' },
  'PASSWORD.COMMON': { status: 400, message: 'This password is too common. Please choose another one.' },
  'PASSWORD.REPEATED': { status: 400, message: 'Please choose a password other than the one you have.' },
  'AUTH.TOKEN_INVALID': { status: 401, message: 'Token is invalid' },
  'AUTH.FORBIDDEN': { status: 403, message: 'You are not allowed to do this.' },
  'LINK.NOT_VALID': { status: 404, message: LINK_NOT_VALID },
  'AUTH.NO_COMPANY': { status: 404, message: "User or User company doesn't exist." },
  'USER.EMAIL_TAKEN': { status: 409, message: 'An account with this email exists already.' },
  'USER.ALREADY_REGISTERED': { status: 409, message: 'This account exists already.' },
  'USER.NOT_FOUND': { status: 404, message: 'This account does not exist.' },
  'COMPANY.ALREADY_REGISTERED': { status: 409, message: 'This company exists already.' },
  'COMPANY.NOT_FOUND': { status: 404, message: 'This company does not exist.' },
  'COMPANY.TAX_ID_TAKEN': { status: 409, message: 'A company with this Tax ID exists already.' },
  'COMPANY.ROLE_REQUIRED': { status: 422, message: 'A company must be a requester, an insured or an agency.' },
  'MEMBERSHIP.NOT_FOUND': { status: 404, message: 'This person is not in the company.' },
  'MEMBERSHIP.OF_ANOTHER': { status: 409, message: 'This membership belongs to somebody else.' },
  'NOTIFICATION.NOT_FOUND': { status: 404, message: 'This notification does not exist.' },
  'CLAIM.TAKEN': { status: 409, message: 'This name is taken.' },
} satisfies ProblemTexts;
