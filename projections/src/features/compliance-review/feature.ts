import type { ProjectionFeature } from '#feature';
import { complianceReviews } from './compliance-reviews.projection.js';

export const complianceReviewFeature: ProjectionFeature = {
  name: 'compliance-review',
  projections: [complianceReviews],
};
