import type { NamedInsuredEvent } from '@covertrail/domain/named-insured/named-insured.contract';
import type { FeatureWording } from '../text/event-wording.js';
import { namedInsuredSentences } from './named-insured.sentences.js';

export const namedInsured: FeatureWording<NamedInsuredEvent> = {
  about: 'Named insureds',
  sentences: namedInsuredSentences,
};
