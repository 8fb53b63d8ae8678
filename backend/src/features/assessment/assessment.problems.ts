import type { ASSESSMENT_CODES } from '@covertrail/domain/assessment/assessment.decider';
import type { ProblemsOf } from '#server/problems/problem-text';

/** How the refusals of this feature are answered. */
export const ASSESSMENT_PROBLEMS = {
  'ASSESSMENT.OTHER_TRACKING': { status: 409, message: 'This assessment belongs to another supplier.' },
} satisfies ProblemsOf<typeof ASSESSMENT_CODES>;
