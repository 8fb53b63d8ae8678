import { requestBatchCatalogue } from './request-batch.catalogue.js';
import { REQUEST_BATCH_CODES, requestBatchDecider } from './request-batch.decider.js';

export const requestBatch = {
  name: 'request-batch',
  decider: requestBatchDecider,
  catalogue: requestBatchCatalogue,
  codes: REQUEST_BATCH_CODES,
} as const;
