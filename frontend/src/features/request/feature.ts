import { lazy } from 'react';
import { requestPages } from '#pages/request.pages';
import type { Feature } from '#shared/feature';
import { pageRoutes } from '#shared/navigation/page-routes';
import { lazyPage } from '#shared/ui/lazy-page.tsx';

const openRequests = () => import('./responding/pages/open-requests.page.js');
const invitation = () => import('./invitation/invitation.page.js');
const respond = () => import('./responding/pages/respond.page.js');

/** Asking suppliers for proof of insurance, and answering: by an insured, or by an agent for its clients. */
export const requestFeature: Feature = {
  name: 'request',
  palette: () => import('./request.palette.js'),
  routes: pageRoutes(requestPages, {
    'request-coverage': () => import('./pages/request-coverage.page.js'),
    'suppliers/:trackingId/requests': () => import('./pages/supplier-requests.page.js'),
    'pending-requests': openRequests,
    'pending-requests/:requestId': respond,
    'agent-insured-requests': openRequests,
    'agent-insured-requests/:requestId': respond,
  }),
  openRoutes: [
    { path: '/invitation', ...lazyPage(invitation) },
    { path: '/coi-upload', ...lazyPage(invitation) },
    { path: '/opt-out', ...lazyPage(() => import('./opt-out/opt-out-link.page.js')) },
  ],
  supplierPanels: [
    { key: 'unavailable-coverage', content: lazy(() => import('./components/unavailable-coverage.panel.js')) },
    { key: 'requests', content: lazy(() => import('./components/supplier-requests.panel.js')) },
  ],
  frame: () => import('./request.frame.js'),
  policyPanels: [
    {
      key: 'requests',
      title: 'Requests',
      content: lazy(() => import('./responding/components/policy-requests.panel.js')),
      // An agency that no longer represents the insured reads the policy alone.
      shown: ({ knownUntil }) => knownUntil === undefined,
    },
  ],
};
