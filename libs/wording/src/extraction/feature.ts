import type { ExtractionEvent } from '@covertrail/domain/extraction/extraction.contract';
import type { FeatureWording } from '../text/event-wording.js';
import { extractionSentences } from './extraction.sentences.js';

export const extraction: FeatureWording<ExtractionEvent> = {
  about: 'What was read of certificates',
  sentences: extractionSentences,
};
