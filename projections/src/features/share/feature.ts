import type { ProjectionFeature } from '#feature';
import { shares } from './shares.projection.js';

export const shareFeature: ProjectionFeature = { name: 'share', projections: [shares] };
