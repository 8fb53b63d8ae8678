import { lazy } from 'react';
import { historyPages } from '#pages/history.pages';
import type { Feature } from '#shared/feature';
import { pageRoutes } from '#shared/navigation/page-routes';

/** What was true, what was known and when: of a tracked supplier and of a policy. */
export const historyFeature: Feature = {
  name: 'history',
  routes: pageRoutes(historyPages, {
    'suppliers/:trackingId/history': () => import('./pages/supplier-history.page.js'),
    'policies/:id/history': () => import('./pages/policy-history.page.js'),
  }),
  supplierActs: lazy(() => import('./evidence/evidence-pack-act.js')),
  supplierPanels: [
    { key: 'timeline', wide: true, content: lazy(() => import('./timeline/supplier-timeline.panel.js')) },
  ],
  policyPanels: [
    { key: 'history', title: 'History', content: lazy(() => import('./components/policy-history.panel.js')) },
  ],
};
