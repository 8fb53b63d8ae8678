import { lazy } from 'react';
import type { Feature, RouteHandle } from '#shared/feature';
import { lazyPage } from '#shared/ui/lazy-page.tsx';

/** For every role: the supplier and its agent read the same page as the requester. */
const SHARED = { handle: { forEveryRole: true } satisfies RouteHandle };

/** Why a tracked supplier stands as it does. */
export const assessmentFeature: Feature = {
  name: 'assessment',
  routes: [{ path: 'suppliers/:trackingId/why', ...SHARED, ...lazyPage(() => import('./pages/why.page.js')) }],
  supplierLinks: [{ path: 'why', title: 'Compliance', roles: ['requester', 'insured', 'agent'] }],
  supplierPanels: [
    { key: 'compliance', wide: true, content: lazy(() => import('./components/supplier-compliance.panel.js')) },
  ],
};
