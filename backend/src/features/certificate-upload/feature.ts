import type { BackendFeature } from '#feature';
import { CERTIFICATE_UPLOAD_PROBLEMS } from './certificate-upload.problems.js';

export const certificateUploadFeature: BackendFeature = {
  name: 'certificate-upload',
  problems: CERTIFICATE_UPLOAD_PROBLEMS,
};
