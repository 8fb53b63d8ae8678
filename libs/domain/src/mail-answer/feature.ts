import { mailAnswerCatalogue } from './mail-answer.catalogue.js';
import { mailAnswerDecider, MAIL_ANSWER_CODES } from './mail-answer.decider.js';

export const mailAnswer = {
  name: 'mail-answer',
  decider: mailAnswerDecider,
  catalogue: mailAnswerCatalogue,
  codes: MAIL_ANSWER_CODES,
} as const;
