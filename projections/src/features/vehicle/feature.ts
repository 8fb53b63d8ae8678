import type { ProjectionFeature } from '#feature';
import { vehicles } from './vehicles.projection.js';

export const vehicleFeature: ProjectionFeature = { name: 'vehicle', projections: [vehicles] };
