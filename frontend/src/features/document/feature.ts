import { lazy } from 'react';
import type { Feature } from '#shared/feature';
import { lazyPage } from '#shared/ui/lazy-page.tsx';

/** Documents of policies: a panel of a policy's page, and a page for the requester with whom they are shared. */
export const documentFeature: Feature = {
  name: 'document',
  routes: [{ path: 'suppliers/:trackingId/documents', ...lazyPage(() => import('./pages/shared-documents.page.js')) }],
  supplierLinks: [{ path: 'documents', title: 'Documents', roles: ['requester'] }],
  supplierPanels: [{ key: 'documents', content: lazy(() => import('./components/supplier-documents.panel.js')) }],
  policyPanels: [
    { key: 'documents', title: 'Documents', content: lazy(() => import('./components/policy-documents.panel.js')) },
  ],
};
