import type { ProblemTexts } from '#server/problems/problem-text';

/** Passwords [A10]. */
export const SESSION_PROBLEMS = {
  'PASSWORD.COMMON': { status: 400, message: 'This password is too common. Please choose another one.' },
  'PASSWORD.REPEATED': { status: 400, message: 'Please choose a password other than the one you have.' },
} satisfies ProblemTexts;
