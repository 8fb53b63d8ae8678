import type { DRAFT_CODES } from '@covertrail/domain/draft/draft.decider';
import type { ProblemsOf } from '#server/problems/problem-text';

/** How the refusals of this feature are answered. */
export const DRAFT_PROBLEMS = {
  'DRAFT.CHANGED_MEANWHILE': {
    status: 409,
    message: 'A colleague changed this draft in the meantime. Compare both before you go on.',
  },
} satisfies ProblemsOf<typeof DRAFT_CODES>;
