import type { ProjectionFeature } from '#feature';
import { carriers } from './carriers.projection.js';

export const carrierFeature: ProjectionFeature = { name: 'carrier', projections: [carriers] };
