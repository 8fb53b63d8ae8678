import { lazy } from 'react';
import type { Feature } from '#shared/feature';
import { pageAt } from '#shared/navigation/page-at';

/** Documents of policies: a panel of a policy's page, and a page for the requester with whom they are shared. */
export const documentFeature: Feature = {
  name: 'document',
  routes: [pageAt('suppliers/:trackingId/documents', () => import('./pages/shared-documents.page.js'))],
  supplierLinks: [{ page: 'suppliers/:trackingId/documents', title: 'Documents' }],
  supplierPanels: [{ key: 'documents', content: lazy(() => import('./components/supplier-documents.panel.js')) }],
  policyPanels: [
    { key: 'documents', title: 'Documents', content: lazy(() => import('./components/policy-documents.panel.js')) },
  ],
};
