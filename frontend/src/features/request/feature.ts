import { Inbox, Send } from 'lucide-react';
import { lazy } from 'react';
import type { Feature } from '#shared/feature';
import { useOpenRequestCount } from '#shared/requests/open-request-count.hook';
import { pageAt, placeOf } from '#shared/navigation/page-at';
import { lazyPage } from '#shared/ui/lazy-page.tsx';
import { PendingRequestsBanner } from './components/pending-requests-banner.js';

const openRequests = lazyPage(() => import('./responding/pages/open-requests.page.js'));
const respond = lazyPage(() => import('./responding/pages/respond.page.js'));

/** Asking suppliers for proof of insurance, and answering: by an insured, or by an agent for its clients. */
export const requestFeature: Feature = {
  name: 'request',
  routes: [
    pageAt('request-coverage', () => import('./pages/request-coverage.page.js')),
    { ...placeOf('pending-requests'), ...openRequests },
    { ...placeOf('pending-requests/:requestId'), ...respond },
    { ...placeOf('agent-insured-requests'), ...openRequests },
    { ...placeOf('agent-insured-requests/:requestId'), ...respond },
  ],
  openRoutes: [{ path: '/invitation', ...lazyPage(() => import('./invitation/invitation.page.js')) }],
  menu: [
    { page: 'request-coverage', title: 'Pending Request for Insurance', icon: Send },
    {
      page: 'pending-requests',
      title: 'Open Requests',
      icon: Inbox,
      useCount: useOpenRequestCount,
    },
    {
      page: 'agent-insured-requests',
      title: 'Open Requests',
      icon: Inbox,
      useCount: useOpenRequestCount,
    },
  ],
  supplierPanels: [{ key: 'requests', content: lazy(() => import('./components/supplier-requests.panel.js')) }],
  banner: PendingRequestsBanner,
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
