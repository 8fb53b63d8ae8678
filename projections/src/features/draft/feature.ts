import type { ProjectionFeature } from '#feature';
import { drafts } from './drafts.projection.js';

export const draftFeature: ProjectionFeature = { name: 'draft', projections: [drafts] };
