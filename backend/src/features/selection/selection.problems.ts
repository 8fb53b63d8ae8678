import type { SELECTION_CODES } from '@covertrail/domain/selection/selection.decider';
import { CHOSEN_TOO_MANY } from '@covertrail/wording/fields/server-messages';
import type { ProblemsOf } from '#server/problems/problem-text';

/** How the refusals of this feature are answered. */
export const SELECTION_PROBLEMS = {
  'SELECTION.TOO_MANY': { status: 422, message: CHOSEN_TOO_MANY },
} satisfies ProblemsOf<typeof SELECTION_CODES>;
