import type { ProblemTexts } from '#server/problems/problem-text';

/** How the refusals of this feature are answered. */
export const WHAT_IF_PROBLEMS = {
  'WHAT_IF.NOT_ASSESSED': {
    status: 503,
    message: 'The suppliers are still being assessed: {done} of {total} so far. Please try again in a few seconds.',
  },
} satisfies ProblemTexts;
