import { Inbox, Send } from 'lucide-react';
import { lazy } from 'react';
import type { Feature } from '#shared/feature';
import { useOpenRequestCount } from '#shared/requests/open-request-count.hook';
import { lazyPage } from '#shared/ui/lazy-page.tsx';
import { PendingRequestsBanner } from './components/pending-requests-banner.js';

const openRequests = lazyPage(() => import('./responding/pages/open-requests.page.js'));
const respond = lazyPage(() => import('./responding/pages/respond.page.js'));

/** Asking suppliers for proof of insurance, and answering: by an insured, or by an agent for its clients. */
export const requestFeature: Feature = {
  name: 'request',
  routes: [
    { path: 'request-coverage', ...lazyPage(() => import('./pages/request-coverage.page.js')) },
    { path: 'pending-requests', ...openRequests },
    { path: 'pending-requests/:requestId', ...respond },
    { path: 'agent-insured-requests', ...openRequests },
    { path: 'agent-insured-requests/:requestId', ...respond },
  ],
  openRoutes: [{ path: '/invitation', ...lazyPage(() => import('./invitation/invitation.page.js')) }],
  menu: [
    { path: '/app/request-coverage', title: 'Pending Request for Insurance', icon: Send, roles: ['requester'] },
    {
      path: '/app/pending-requests',
      title: 'Open Requests',
      icon: Inbox,
      roles: ['insured'],
      useCount: useOpenRequestCount,
    },
    {
      path: '/app/agent-insured-requests',
      title: 'Open Requests',
      icon: Inbox,
      roles: ['agent'],
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
