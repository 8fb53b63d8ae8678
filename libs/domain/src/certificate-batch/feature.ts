import { certificateBatchCatalogue } from './certificate-batch.catalogue.js';
import { CERTIFICATE_BATCH_CODES, certificateBatchDecider } from './certificate-batch.decider.js';

export const certificateBatch = {
  name: 'certificate-batch',
  decider: certificateBatchDecider,
  catalogue: certificateBatchCatalogue,
  codes: CERTIFICATE_BATCH_CODES,
} as const;
