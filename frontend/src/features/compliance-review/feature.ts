import { ClipboardCheck } from 'lucide-react';
import type { Feature } from '#shared/feature';
import { pageAt } from '#shared/navigation/page-at';

/** The compliance reviews of a requester: who looks at what, and what is complete. */
export const complianceReviewFeature: Feature = {
  name: 'compliance-review',
  routes: [pageAt('compliance-reviews', () => import('./pages/compliance-reviews.page.js'))],
  menu: [{ page: 'compliance-reviews', title: 'Compliance Reviews', icon: ClipboardCheck }],
};
