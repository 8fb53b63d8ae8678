import type { ProjectionFeature } from '#feature';
import { namedInsureds } from './named-insureds.projection.js';

export const namedInsuredFeature: ProjectionFeature = { name: 'named-insured', projections: [namedInsureds] };
