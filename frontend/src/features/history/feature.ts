import { lazy } from 'react';
import type { Feature } from '#shared/feature';
import { pageAt } from '#shared/navigation/page-at';

/** What was true, what was known and when: of a tracked supplier and of a policy. */
export const historyFeature: Feature = {
  name: 'history',
  routes: [
    pageAt('suppliers/:trackingId/history', () => import('./pages/supplier-history.page.js')),
    pageAt('policies/:id/history', () => import('./pages/policy-history.page.js')),
  ],
  supplierLinks: [{ page: 'suppliers/:trackingId/history', title: 'History' }],
  policyPanels: [
    { key: 'history', title: 'History', content: lazy(() => import('./components/policy-history.panel.js')) },
  ],
};
