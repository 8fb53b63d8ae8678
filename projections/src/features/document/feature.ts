import type { ProjectionFeature } from '#feature';
import { documents } from './documents.projection.js';

export const documentFeature: ProjectionFeature = { name: 'document', projections: [documents] };
