import { shareBatchCatalogue } from './share-batch.catalogue.js';
import { SHARE_BATCH_CODES, shareBatchDecider } from './share-batch.decider.js';

export const shareBatch = {
  name: 'share-batch',
  decider: shareBatchDecider,
  catalogue: shareBatchCatalogue,
  codes: SHARE_BATCH_CODES,
} as const;
