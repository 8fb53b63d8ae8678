import type { MAIL_ANSWER_CODES } from '@covertrail/domain/mail-answer/mail-answer.decider';
import { uploadOfOtherKind } from '@covertrail/wording/fields/server-messages';
import type { ProblemsOf } from '#server/problems/problem-text';

/** How the refusals of answers by mail are answered [D13]. */
export const MAIL_ANSWER_PROBLEMS = {
  'MAIL_ANSWER.REQUEST_ENDED': { status: 409, message: 'This request is no longer open.' },
  'MAIL_ANSWER.NOT_PDF': { status: 422, message: uploadOfOtherKind(['application/pdf']) },
  'MAIL_ANSWER.TOO_MANY_CERTIFICATES': {
    status: 409,
    message: 'Too many certificates were given for this request. Please ask whoever requested it.',
  },
  'MAIL_ANSWER.TOO_MANY_AGENTS': {
    status: 409,
    message: 'This request was passed on too often. Please forward the mail to your agent.',
  },
} satisfies ProblemsOf<typeof MAIL_ANSWER_CODES>;
