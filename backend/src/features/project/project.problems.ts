import { PROJECT_DAYS_OUT_OF_ORDER, PROJECT_NAME_TAKEN } from '@covertrail/wording/fields/server-messages';
import type { PROJECT_CODES } from '@covertrail/domain/project/project.decider';
import type { ProblemsOf } from '#server/problems/problem-text';

/** How the refusals of this feature are answered. */
export const PROJECT_PROBLEMS = {
  'PROJECT.NAME_TAKEN': { status: 409, message: PROJECT_NAME_TAKEN },
  'PROJECT.ALREADY_EXISTS': { status: 409, message: 'This project exists already.' },
  'PROJECT.DAYS_OUT_OF_ORDER': { status: 422, message: PROJECT_DAYS_OUT_OF_ORDER },
  'PROJECT.NOT_FOUND': { status: 404, message: 'There is no such project.' },
  'PROJECT.FORM_NOT_OF_LINE': { status: 422, message: 'This certificate form does not show the line.' },
  'PROJECT.NAME_REQUIRED': { status: 422, message: 'Please enter project name!' },
} satisfies ProblemsOf<typeof PROJECT_CODES>;
