import type { ProjectionFeature } from '#feature';
import { selections } from './selections.projection.js';

export const selectionFeature: ProjectionFeature = { name: 'selection', projections: [selections] };
