import type { ProjectionFeature } from '#feature';
import { locations } from './locations.projection.js';

export const locationFeature: ProjectionFeature = { name: 'location', projections: [locations] };
