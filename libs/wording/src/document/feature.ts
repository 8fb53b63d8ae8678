import type { DocumentEvent } from '@covertrail/domain/document/document.contract';
import type { FeatureWording } from '../text/event-wording.js';
import { documentSentences } from './document.sentences.js';

export const document: FeatureWording<DocumentEvent> = { about: 'Document files', sentences: documentSentences };
