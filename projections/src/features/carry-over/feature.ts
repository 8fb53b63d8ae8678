import type { ProjectionFeature } from '#feature';
import { carryOvers } from './carry-overs.projection.js';

export const carryOverFeature: ProjectionFeature = { name: 'carry-over', projections: [carryOvers] };
