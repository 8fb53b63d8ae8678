import { lazy } from 'react';
import { documentPages } from '#pages/document.pages';
import type { Feature } from '#shared/feature';
import { pageRoutes } from '#shared/navigation/page-routes';

/** Documents of policies: a panel of a policy's page, and a page for the requester with whom they are shared. */
export const documentFeature: Feature = {
  name: 'document',
  routes: pageRoutes(documentPages, {
    'suppliers/:trackingId/documents': () => import('./pages/shared-documents.page.js'),
  }),
  policyPanels: [
    { key: 'documents', title: 'Documents', content: lazy(() => import('./components/policy-documents.panel.js')) },
  ],
};
