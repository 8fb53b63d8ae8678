import { SIGN_ON_REQUIRED } from '@covertrail/wording/fields/server-messages';
import { SIGN_ON_RESULTS } from '@covertrail/wording/user/sign-on-results.words';
import type { ProblemTexts } from '#server/problems/problem-text';

/** Passwords [A10], what proves a log-in besides [A17] [A18], and single sign-on [A05]. */
export const SESSION_PROBLEMS = {
  'PASSWORD.COMMON': {
    status: 400,
    message: 'This password is too common. Please choose another one.',
    field: 'password',
  },
  'PASSWORD.REPEATED': {
    status: 400,
    message: 'This is one of your last 5 passwords. Please choose another one.',
    field: 'password',
  },
  'SESSION.NOT_OPEN': { status: 404, message: 'This session is over already.' },
  'SECOND_FACTOR.WRONG_CODE': {
    status: 422,
    message: 'This code is not right, or was used before. Please enter the present one.',
  },
  'SECOND_FACTOR.WRONG_PASSWORD': { status: 422, message: 'The password is incorrect.' },
  'SECOND_FACTOR.ON': { status: 409, message: 'An authenticator app is set up already.' },
  'SECOND_FACTOR.NO_OFFER': { status: 409, message: 'This took too long. Please begin again.' },
  'SECOND_FACTOR.REQUIRED': {
    status: 409,
    message: 'This company requires an authenticator app. Please turn one on under Security first.',
  },
  'SECOND_FACTOR.OWN_FIRST': {
    status: 409,
    message: 'Please turn on an authenticator app for yourself first, on the page Security.',
  },
  'SECOND_FACTOR.KEPT': {
    status: 409,
    message: 'A company of yours requires an authenticator app, so it cannot be turned off.',
  },
  'PASSKEY.REFUSED': { status: 422, message: 'This passkey opens no account here. Please log in with your password.' },
  'PASSKEY.NOT_MADE': { status: 422, message: 'No passkey was added. Please begin again.' },
  'PASSKEY.TOO_MANY': { status: 409, message: 'An account has 10 passkeys at most. Please remove one first.' },
  'PASSKEY.TOOK_TOO_LONG': { status: 409, message: 'This took too long. Please begin again.' },
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
  'SSO.NOT_LINKED': { status: 409, message: 'This single sign-on is unlinked already.' },
  'SSO.KEPT': { status: 409, message: 'Your company requires single sign-on, so it cannot be unlinked.' },
  'SSO.OWN_FIRST': {
    status: 409,
    message: 'Please log in by single sign-on yourself first, so that it is certain to work.',
  },
  'SSO.OTHER_BROWSER': {
    status: 409,
    message: 'Please open this link in the browser in which you signed on.',
  },
} satisfies ProblemTexts;
