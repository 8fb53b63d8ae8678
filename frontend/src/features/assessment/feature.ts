import { lazy } from 'react';
import type { Feature } from '#shared/feature';
import { pageAt } from '#shared/navigation/page-at';

/** Why a tracked supplier stands as it does. */
export const assessmentFeature: Feature = {
  name: 'assessment',
  routes: [pageAt('suppliers/:trackingId/why', () => import('./pages/why.page.js'))],
  supplierLinks: [{ page: 'suppliers/:trackingId/why', title: 'Compliance' }],
  supplierPanels: [
    { key: 'compliance', wide: true, content: lazy(() => import('./components/supplier-compliance.panel.js')) },
  ],
};
