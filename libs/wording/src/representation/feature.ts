import type { RepresentationEvent } from '@covertrail/domain/representation/representation.contract';
import type { FeatureWording } from '../text/event-wording.js';
import { representationSentences } from './representation.sentences.js';

export const representation: FeatureWording<RepresentationEvent> = {
  about: 'Agents of record',
  sentences: representationSentences,
};
