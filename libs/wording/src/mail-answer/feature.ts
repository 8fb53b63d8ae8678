import type { MailAnswerEvent } from '@covertrail/domain/mail-answer/mail-answer.contract';
import type { FeatureWording } from '../text/event-wording.js';
import { mailAnswerSentences } from './mail-answer.sentences.js';

export const mailAnswer: FeatureWording<MailAnswerEvent> = {
  about: 'Answers by mail',
  sentences: mailAnswerSentences,
};
