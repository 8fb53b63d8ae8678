import type { IssuedCertificateEvent } from '@covertrail/domain/issued-certificate/issued-certificate.contract';
import type { FeatureWording } from '../text/event-wording.js';
import { issuedCertificateSentences } from './issued-certificate.sentences.js';

export const issuedCertificate: FeatureWording<IssuedCertificateEvent> = {
  about: 'Issued certificates',
  sentences: issuedCertificateSentences,
};
