import type { ProjectionFeature } from '#feature';
import { formEntries } from './form-entries.projection.js';

export const formEquivalenceFeature: ProjectionFeature = { name: 'form-equivalence', projections: [formEntries] };
