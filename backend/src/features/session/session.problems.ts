import { SIGN_ON_REQUIRED } from '@covertrail/wording/fields/server-messages';
import { SIGN_ON_RESULTS } from '@covertrail/wording/user/sign-on-results.words';
import type { ProblemTexts } from '#server/problems/problem-text';

/** Passwords [A10] and single sign-on [A05]. */
export const SESSION_PROBLEMS = {
  'PASSWORD.COMMON': { status: 400, message: 'This password is too common. Please choose another one.' },
  'PASSWORD.REPEATED': { status: 400, message: 'Please choose a password other than the one you have.' },
  'AUTH.SIGN_ON_REQUIRED': { status: 409, message: SIGN_ON_REQUIRED },
  'SSO.RESULT_1A': { status: 400, message: SIGN_ON_RESULTS['1A'] },
  'SSO.RESULT_2B': { status: 400, message: SIGN_ON_RESULTS['2B'] },
  'SSO.RESULT_3C': { status: 400, message: SIGN_ON_RESULTS['3C'] },
  'SSO.RESULT_3CA': { status: 400, message: SIGN_ON_RESULTS['3CA'] },
  'SSO.RESULT_3CB': { status: 400, message: SIGN_ON_RESULTS['3CB'] },
  'SSO.RESULT_4D': { status: 400, message: SIGN_ON_RESULTS['4D'] },
  'SSO.RESULT_5E': { status: 404, message: SIGN_ON_RESULTS['5E'] },
  'SSO.RESULT_6F': { status: 409, message: SIGN_ON_RESULTS['6F'] },
  'SSO.RESULT_7G': { status: 409, message: SIGN_ON_RESULTS['7G'] },
  'SSO.RESULT_8H': { status: 409, message: SIGN_ON_RESULTS['8H'] },
  'SSO.IDENTITY_TAKEN': { status: 409, message: SIGN_ON_RESULTS['8H'] },
  'SSO.OTHER_BROWSER': {
    status: 409,
    message: 'Please open this link in the browser in which you signed on.',
  },
} satisfies ProblemTexts;
