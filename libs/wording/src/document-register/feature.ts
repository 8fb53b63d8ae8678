import type { DocumentRegisterEvent } from '@covertrail/domain/document-register/document-register.contract';
import type { FeatureWording } from '../text/event-wording.js';
import { documentRegisterSentences } from './document-register.sentences.js';

export const documentRegister: FeatureWording<DocumentRegisterEvent> = {
  about: 'Documents',
  sentences: documentRegisterSentences,
};
