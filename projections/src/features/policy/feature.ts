import type { ProjectionFeature } from '#feature';
import { policies } from './policies.projection.js';

export const policyFeature: ProjectionFeature = { name: 'policy', projections: [policies] };
