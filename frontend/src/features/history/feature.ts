import { lazy } from 'react';
import type { Feature, RouteHandle } from '#shared/feature';
import { lazyPage } from '#shared/ui/lazy-page.tsx';

/** For every role: the supplier and its agent read the same pages as the requester. */
const SHARED = { handle: { forEveryRole: true } satisfies RouteHandle };

/** What was true, what was known and when: of a tracked supplier and of a policy. */
export const historyFeature: Feature = {
  name: 'history',
  routes: [
    { path: 'suppliers/:trackingId/history', ...SHARED, ...lazyPage(() => import('./pages/supplier-history.page.js')) },
    { path: 'policies/:id/history', ...lazyPage(() => import('./pages/policy-history.page.js')) },
  ],
  supplierLinks: [{ path: 'history', title: 'History', roles: ['requester', 'insured', 'agent'] }],
  policyPanels: [
    { key: 'history', title: 'History', content: lazy(() => import('./components/policy-history.panel.js')) },
  ],
};
