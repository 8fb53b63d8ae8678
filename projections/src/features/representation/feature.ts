import type { ProjectionFeature } from '#feature';
import { appointments } from './appointments.projection.js';

export const representationFeature: ProjectionFeature = { name: 'representation', projections: [appointments] };
