import type { ProjectionFeature } from '#feature';
import { certificateUploads } from './certificate-uploads.projection.js';

export const certificateUploadFeature: ProjectionFeature = {
  name: 'certificate-upload',
  projections: [certificateUploads],
};
