import type { ProjectionFeature } from '#feature';
import { shareBatches } from './share-batches.projection.js';

export const shareBatchFeature: ProjectionFeature = { name: 'share-batch', projections: [shareBatches] };
