import type { ProjectionFeature } from '#feature';
import { requestBatches } from './request-batches.projection.js';

export const requestBatchFeature: ProjectionFeature = { name: 'request-batch', projections: [requestBatches] };
