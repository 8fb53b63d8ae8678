import { certificateUploadCatalogue } from './certificate-upload.catalogue.js';
import { certificateUploadDecider, CERTIFICATE_UPLOAD_CODES } from './certificate-upload.decider.js';

export const certificateUpload = {
  name: 'certificate-upload',
  decider: certificateUploadDecider,
  catalogue: certificateUploadCatalogue,
  codes: CERTIFICATE_UPLOAD_CODES,
} as const;
