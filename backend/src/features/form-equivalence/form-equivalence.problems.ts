import type { FORM_ENTRY_CODES } from '@covertrail/domain/form-equivalence/form-equivalence.decider';
import type { ProblemsOf } from '#server/problems/problem-text';

/** How the refusals of this feature are answered. */
export const FORM_ENTRY_PROBLEMS = {
  'FORM_ENTRY.NUMBER_NOT_READ': {
    status: 422,
    field: 'number',
    message: 'Please enter the number of the form, without its edition.',
  },
  'FORM_ENTRY.HAS_EDITION': {
    status: 422,
    field: 'number',
    message: 'Please enter {number} as the number, and {edition} as an edition.',
  },
  'FORM_ENTRY.OF_ANOTHER_LINE': {
    status: 422,
    field: 'line',
    message: 'Form {number} belongs to another line: on policies of this line it proves nothing.',
  },
  'FORM_ENTRY.EDITION_NOT_VALID': {
    status: 422,
    field: 'editions',
    message: 'Please enter an edition as month and year, as they are printed: 04 13. “{edition}” is none.',
  },
  'FORM_ENTRY.EDITION_TWICE': { status: 422, field: 'editions', message: 'An edition stands there twice.' },
  'FORM_ENTRY.SCOPE_NOT_OF_LINE': {
    status: 422,
    field: 'gives',
    message: 'Nothing asks this of a form on policies of the line ({scope}).',
  },
  'FORM_ENTRY.NOTHING_SAID': {
    status: 422,
    field: 'gives',
    message: 'Please say at least one thing that the form gives or does not give.',
  },
  'FORM_ENTRY.CONTRADICTS': {
    status: 422,
    field: 'gives',
    message: 'The entry contradicts itself: it gives and takes away the same cover.',
  },
  'FORM_ENTRY.DUPLICATE': {
    status: 409,
    field: 'editions',
    message: 'Another entry of yours says what {number} gives in this edition. Please change or withdraw that one.',
  },
  'FORM_ENTRY.NOT_FOUND': { status: 404, message: 'There is no such entry.' },
  'FORM_ENTRY.WITHDRAWN': { status: 409, message: 'This entry was withdrawn. Please add a new one.' },
  'FORM_ENTRY.CHANGED_SINCE': {
    status: 409,
    message: 'Someone has changed this entry since. Please look at it again.',
  },
  'FORM_ENTRY.BEFORE_ENTRY': {
    status: 422,
    field: 'effectiveFrom',
    message: 'The entry begins later. Please choose its first day or a later one.',
  },
  'FORM_ENTRY.REASON_REQUIRED': { status: 422, field: 'reason', message: 'Please enter a reason.' },
} satisfies ProblemsOf<typeof FORM_ENTRY_CODES>;
