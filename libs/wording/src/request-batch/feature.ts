import type { RequestBatchEvent } from '@covertrail/domain/request-batch/request-batch.contract';
import type { FeatureWording } from '../text/event-wording.js';
import { requestBatchSentences } from './request-batch.sentences.js';

export const requestBatch: FeatureWording<RequestBatchEvent> = {
  about: 'Requests to many',
  sentences: requestBatchSentences,
};
