import type { ProjectionFeature } from '#feature';
import { corrections } from './corrections.projection.js';

export const correctionFeature: ProjectionFeature = { name: 'correction', projections: [corrections] };
