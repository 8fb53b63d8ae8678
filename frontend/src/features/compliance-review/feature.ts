import { complianceReviewPages } from '#pages/compliance-review.pages';
import type { Feature } from '#shared/feature';
import { pageRoutes } from '#shared/navigation/page-routes';

/** The compliance reviews of a requester: who looks at what, and what is complete. */
export const complianceReviewFeature: Feature = {
  name: 'compliance-review',
  routes: pageRoutes(complianceReviewPages, {
    'compliance-reviews': () => import('./pages/compliance-reviews.page.js'),
  }),
};
