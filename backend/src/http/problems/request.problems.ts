import type { ProblemTexts } from './problem-text.js';

/** Asking, answering, sharing and tracking (spec 2 section 8, 3 section 8). */
export const REQUEST_PROBLEMS = {
  'REQUEST.NOT_FOUND': { status: 404, message: 'This request does not exist.' },
  'REQUEST.NO_SUCH_SUPPLIER': { status: 404, message: 'This supplier does not exist.' },
  'REQUEST.ALREADY_EXISTS': { status: 409, message: 'This request exists already.' },
  'REQUEST.ALREADY_OPEN': { status: 409, message: 'You asked this supplier for this project already: request {number}, due {dueOn}, is still open. Send it again?' },
  'REQUEST.NUMBER_INVALID': { status: 422, message: 'Policy Request ID must be a number' },
  'REQUEST.NUMBER_TAKEN': { status: 503, message: 'The request could not be numbered. Please send it again.' },
  'REQUEST.NO_RECIPIENT': { status: 422, message: 'Please enter Email.' },
  'REQUEST.NO_ACTIVE_POLICY': { status: 422, message: 'At least one active policy is required.' },
  'REQUEST.POLICY_NOT_FOUND': { status: 404, message: 'One of the policies does not exist.' },
  'REQUEST.POLICY_OF_OTHER_INSURED': { status: 404, message: 'One of the policies does not exist.' },
  'REQUEST.POLICY_UNVERIFIED': { status: 409, message: 'Unverified policies detected. Please make all policies Active.' },
  'REQUEST.POLICY_NOT_IN_FORCE': { status: 409, message: 'One of the policies is not in force today.' },
  'REQUEST.ALREADY_ANSWERED': { status: 409, message: 'This request has already been responded to.' },
  'REQUEST.CANCELED': { status: 409, message: 'This request was canceled.' },
  'REQUEST.REASON_REQUIRED': { status: 422, message: 'Please enter a reason.' },
  'SHARE.NOT_FOUND': { status: 404, message: 'This share does not exist.' },
  'SHARE.ALREADY_EXISTS': { status: 409, message: 'This share exists already.' },
  'SHARE.NO_POLICY': { status: 422, message: 'Please select a policy.' },
  'TRACKING.NOT_FOUND': { status: 404, message: 'This supplier is not tracked.' },
  'TRACKING.ALREADY_STARTED': { status: 409, message: 'This supplier is tracked already.' },
  'TRACKING.BEFORE_START': { status: 422, message: 'This supplier was not tracked on that day.' },
  'TRACKING.NO_POLICY': { status: 422, message: 'Please select a policy.' },
  'ASSESSMENT.OTHER_TRACKING': { status: 409, message: 'This assessment belongs to another supplier.' },
} satisfies ProblemTexts;
