import { ClipboardCheck } from 'lucide-react';
import type { Feature } from '#shared/feature';
import { lazyPage } from '#shared/ui/lazy-page.tsx';

/** The compliance reviews of a requester: who looks at what, and what is complete. */
export const complianceReviewFeature: Feature = {
  name: 'compliance-review',
  routes: [{ path: 'compliance-reviews', ...lazyPage(() => import('./pages/compliance-reviews.page.js')) }],
  menu: [{ path: '/app/compliance-reviews', title: 'Compliance Reviews', icon: ClipboardCheck, roles: ['requester'] }],
};
