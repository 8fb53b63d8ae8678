import type { ProblemTexts } from '#server/problems/problem-text';

/** Passwords [A10], and what proves a log-in besides [A17] [A18]. */
export const SESSION_PROBLEMS = {
  'PASSWORD.COMMON': { status: 400, message: 'This password is too common. Please choose another one.' },
  'PASSWORD.REPEATED': { status: 400, message: 'Please choose a password other than the one you have.' },
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
  'SECOND_FACTOR.KEPT': {
    status: 409,
    message: 'A company of yours requires an authenticator app, so it cannot be turned off.',
  },
} satisfies ProblemTexts;
