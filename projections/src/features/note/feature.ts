import type { ProjectionFeature } from '#feature';
import { notes } from './notes.projection.js';

export const noteFeature: ProjectionFeature = { name: 'note', projections: [notes] };
