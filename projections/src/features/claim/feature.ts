import type { ProjectionFeature } from '#feature';
import { unansweredClaims } from './unanswered-claims.projection.js';

export const claimFeature: ProjectionFeature = { name: 'claim', projections: [unansweredClaims] };
