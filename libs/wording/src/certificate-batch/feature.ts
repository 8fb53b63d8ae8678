import type { CertificateBatchEvent } from '@covertrail/domain/certificate-batch/certificate-batch.contract';
import type { FeatureWording } from '../text/event-wording.js';
import { certificateBatchSentences } from './certificate-batch.sentences.js';

export const certificateBatch: FeatureWording<CertificateBatchEvent> = {
  about: 'Certificates for many',
  sentences: certificateBatchSentences,
};
