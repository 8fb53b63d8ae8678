import type { ProjectionFeature } from '#feature';
import { projects } from './projects.projection.js';

export const projectFeature: ProjectionFeature = { name: 'project', projections: [projects] };
