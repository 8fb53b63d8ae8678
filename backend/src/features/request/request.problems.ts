import type { REQUEST_BATCH_CODES } from '@covertrail/domain/request-batch/request-batch.decider';
import type { OPT_OUT_CODES } from '@covertrail/domain/opt-out/opt-out.decider';
import type { REQUEST_CODES } from '@covertrail/domain/request/request.decider';
import type { ProblemsOf } from '#server/problems/problem-text';

/** How the refusals of this feature are answered. */
export const REQUEST_PROBLEMS = {
  'REQUEST.NOT_FOUND': { status: 404, message: 'This request does not exist.' },
  'REQUEST.NO_SUCH_SUPPLIER': { status: 404, message: 'This supplier does not exist.' },
  'REQUEST.SUPPLIER_INACTIVE': {
    status: 409,
    message: 'You made this supplier inactive for the project. Activate it before you remind it.',
  },
  'REQUEST.ALREADY_EXISTS': { status: 409, message: 'This request exists already.' },
  'REQUEST.ALREADY_OPEN': {
    status: 409,
    message:
      'You asked this supplier for this project already: request {number}, due {dueOn}, is still open. Send it again?',
  },
  'REQUEST.NUMBER_INVALID': { status: 422, message: 'Policy Request ID must be a number' },
  'REQUEST.NUMBER_TAKEN': { status: 503, message: 'The request could not be numbered. Please send it again.' },
  'REQUEST.NO_RECIPIENT': { status: 422, message: 'Please enter Email.' },
  'REQUEST.NO_ACTIVE_POLICY': { status: 422, message: 'At least one active policy is required.' },
  'REQUEST.POLICY_NOT_FOUND': { status: 404, message: 'One of the policies does not exist.' },
  'REQUEST.POLICY_OF_OTHER_INSURED': { status: 404, message: 'One of the policies does not exist.' },
  'REQUEST.POLICY_UNVERIFIED': {
    status: 409,
    message: 'Unverified policies detected. Please make all policies Active.',
  },
  'REQUEST.POLICY_NOT_IN_FORCE': { status: 409, message: 'One of the policies is not in force today.' },
  'REQUEST.ALREADY_ANSWERED': { status: 409, message: 'This request has already been responded to.' },
  'REQUEST.NOT_ANSWERED': { status: 409, message: 'This request has not been responded to yet.' },
  'REQUEST.ANSWER_CHANGED': {
    status: 409,
    message: 'Someone else changed this answer in the meantime. Compare both before you send yours.',
  },
  'REQUEST.CANCELED': { status: 409, message: 'This request was canceled.' },
  'REQUEST.POLICY_CROSS_COUNTRY': {
    status: 409,
    message: 'A policy of another country cannot be used for this request.',
  },
  'REQUEST.CROSS_COUNTRY': { status: 409, message: 'An international (cross-country) request cannot be responded to.' },
  'REQUEST.DUE_IN_THE_PAST': { status: 422, message: 'The due date is in the past.' },
  'REQUEST.EVIDENCE_ALONE': {
    status: 422,
    message: 'A request for evidence of insurance only asks for no other document.',
  },
  'REQUEST.EVIDENCE_WITHOUT_HOLDER': {
    status: 422,
    message: 'This template requires a certificate holder: a request for evidence of insurance only names none.',
  },
  'REQUEST.REMINDED_TODAY': {
    status: 409,
    message: 'A reminder of this request was sent today already. You can send another one tomorrow.',
  },
  'REQUEST.RESENT_TODAY': {
    status: 409,
    message: 'This request was sent again today already. You can send it again tomorrow.',
  },
  'REQUEST.DIFFERENCE_SENT_TODAY': {
    status: 409,
    message: 'What is missing was sent today already. You can send it again tomorrow.',
  },
  'REQUEST.NOTHING_MISSING': { status: 409, message: 'Nothing that the supplier can do is missing.' },
  'REQUEST.TOO_MANY_COPIES': { status: 422, message: 'Please enter at most 10 addresses.' },
  'REQUEST.NOT_BY_EMAIL': {
    status: 409,
    message: 'This request is to a company: it has no e-mail address to correct.',
  },
  'REQUEST.EMAIL_STOPPED': {
    status: 409,
    message: 'Whoever has this address takes no requests by e-mail. Please ask for another address.',
  },
  'REQUEST.EMAIL_OF_COMPANY': {
    status: 409,
    message: 'This address belongs to {name}. Ask that company instead, and cancel this request.',
  },
  'REQUEST_BATCH.NOT_FOUND': { status: 404, message: 'These requests do not exist.' },
  'REQUEST_BATCH.ALREADY_EXISTS': { status: 409, message: 'These requests were started already.' },
  'REQUEST_BATCH.EMPTY': { status: 422, message: 'Please choose at least one supplier.' },
  'REQUEST_BATCH.TOO_MANY': { status: 422, message: 'Please choose at most 10,000 suppliers at a time.' },
  'REQUEST_BATCH.OUT_OF_ORDER': { status: 409, message: 'The rows of these requests are out of order.' },
  'REQUEST_BATCH.NO_ADDRESS': { status: 422, message: 'Please enter valid email address.' },
  'REQUEST.LINE_NOT_ASKED': { status: 422, message: 'This coverage was not requested.' },
  'REQUEST.LINE_TWICE': { status: 422, message: 'Each coverage can be unavailable for one reason.' },
  'REQUEST.FORM_NOT_OF_LINE': { status: 422, message: 'Please choose a form that shows this line of coverage.' },
  'REQUEST.FORM_WITHOUT_POLICY': {
    status: 422,
    message: 'A form can be chosen for a line that a policy of the answer is of.',
  },
  'REQUEST.FORM_TWICE': { status: 422, message: 'Please choose one form for each line of coverage.' },
  'REQUEST.OPTED_OUT': {
    status: 409,
    message:
      'This supplier said that it is no supplier of yours. It is not asked again until it says otherwise; your requests to it say when and why.',
  },
  'OPT_OUT.NOT_FOUND': { status: 404, message: 'Nothing was said that could be taken back.' },
  'OPT_OUT.REASON_REQUIRED': { status: 422, message: 'Please enter a reason.' },
  'REQUEST.REASON_REQUIRED': { status: 422, message: 'Please enter a reason.' },
} satisfies ProblemsOf<typeof REQUEST_CODES> &
  ProblemsOf<typeof REQUEST_BATCH_CODES> &
  ProblemsOf<typeof OPT_OUT_CODES>;
