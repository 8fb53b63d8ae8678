import type { Feature } from '#shared/feature';
import { lazyPage } from '#shared/ui/lazy-page.tsx';

/** What was true, what was known and when: of a tracked supplier and of a policy. */
export const historyFeature: Feature = {
  name: 'history',
  routes: [
    { path: 'suppliers/:trackingId/history', ...lazyPage(() => import('./pages/supplier-history.page.js')) },
    { path: 'policies/:id/history', ...lazyPage(() => import('./pages/policy-history.page.js')) },
  ],
};
