import type { EXCEPTION_CODES } from '@covertrail/domain/exception/exception.decider';
import type { ProblemsOf } from '#server/problems/problem-text';

/** How the refusals of this feature are answered. */
export const EXCEPTION_PROBLEMS = {
  'EXCEPTION.NONE_SELECTED': { status: 422, message: 'Please add at least one exception.' },
  'EXCEPTION.FINDING_GONE': {
    status: 409,
    message: 'This requirement is met or is no longer required: there is nothing to decide.',
  },
  'EXCEPTION.FINDING_CHANGED': {
    status: 409,
    message: 'The finding has changed since. Please look at it again before you decide.',
  },
  'EXCEPTION.NOT_KNOWN_YET': {
    status: 409,
    message: 'Facts are missing. Please ask for them: what is not known cannot be excepted.',
  },
  'EXCEPTION.ALREADY_DECIDED': {
    status: 409,
    message: 'This finding has been decided already. To decide otherwise, withdraw that decision first.',
  },
  'EXCEPTION.DAY_REQUIRED': { status: 422, message: 'Please select duration.' },
  'EXCEPTION.DAY_PASSED': { status: 422, message: 'Please choose a day after today.' },
  'EXCEPTION.NO_EXPIRATION': {
    status: 422,
    message: 'There is no one policy whose expiration could end this. Please choose a date or Perpetual.',
  },
  'EXCEPTION.NOT_FOUND': { status: 404, message: 'There is no such exception.' },
  'EXCEPTION.OVER': { status: 409, message: 'This exception has lapsed or was withdrawn already.' },
  'EXCEPTION.REASON_REQUIRED': { status: 422, message: 'Please enter a reason.' },
} satisfies ProblemsOf<typeof EXCEPTION_CODES>;
