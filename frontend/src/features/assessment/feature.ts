import { lazy } from 'react';
import { assessmentPages } from '#pages/assessment.pages';
import type { Feature } from '#shared/feature';
import { pageRoutes } from '#shared/navigation/page-routes';
import { lazyPage } from '#shared/ui/lazy-page.tsx';

/** Why a tracked supplier stands as it does. */
export const assessmentFeature: Feature = {
  name: 'assessment',
  routes: pageRoutes(assessmentPages, {
    'suppliers/:trackingId/why': () => import('./pages/why.page.js'),
  }),
  openRoutes: [{ path: '/requestor-compliance', ...lazyPage(() => import('./summary/compliance-summary.page.js')) }],
  supplierActs: lazy(() => import('./components/supplier-acts.js')),
  supplierPanels: [
    { key: 'verdicts', wide: true, content: lazy(() => import('./components/supplier-verdicts.panel.js')) },
  ],
};
