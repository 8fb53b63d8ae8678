import type { ProjectionFeature } from '#feature';
import { certificateBatches } from './certificate-batches.projection.js';

export const certificateBatchFeature: ProjectionFeature = {
  name: 'certificate-batch',
  projections: [certificateBatches],
};
