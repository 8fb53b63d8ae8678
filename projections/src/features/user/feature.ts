import type { ProjectionFeature } from '#feature';
import { people } from './people.projection.js';

export const userFeature: ProjectionFeature = { name: 'user', projections: [people] };
