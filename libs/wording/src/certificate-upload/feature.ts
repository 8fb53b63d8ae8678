import type { CertificateUploadEvent } from '@covertrail/domain/certificate-upload/certificate-upload.contract';
import type { FeatureWording } from '../text/event-wording.js';
import { certificateUploadSentences } from './certificate-upload.sentences.js';

export const certificateUpload: FeatureWording<CertificateUploadEvent> = {
  about: 'Uploaded certificates',
  sentences: certificateUploadSentences,
};
