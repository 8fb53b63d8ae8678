import type { ShareBatchEvent } from '@covertrail/domain/share-batch/share-batch.contract';
import type { FeatureWording } from '../text/event-wording.js';
import { shareBatchSentences } from './share-batch.sentences.js';

export const shareBatch: FeatureWording<ShareBatchEvent> = {
  about: 'Shares with many',
  sentences: shareBatchSentences,
};
