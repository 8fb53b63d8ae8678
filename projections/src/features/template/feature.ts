import type { ProjectionFeature } from '#feature';
import { templates } from './templates.projection.js';

export const templateFeature: ProjectionFeature = { name: 'template', projections: [templates] };
