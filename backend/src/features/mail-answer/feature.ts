import type { BackendFeature } from '#feature';
import { mailAnswerNotices } from './mail-answer.notices.js';
import { MAIL_ANSWER_PROBLEMS } from './mail-answer.problems.js';

/** What people give for a request by the links of its mails; its calls stand with those of the request. */
export const mailAnswerFeature: BackendFeature = {
  name: 'mail-answer',
  notices: mailAnswerNotices,
  problems: MAIL_ANSWER_PROBLEMS,
};
