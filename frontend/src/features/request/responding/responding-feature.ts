import type { Feature } from '#shared/feature';
import { lazyPage } from '#shared/ui/lazy-page.tsx';

const openRequests = lazyPage(() => import('./pages/open-requests.page.js'));
const respond = lazyPage(() => import('./pages/respond.page.js'));

/** Requests that wait for an answer: of an insured, and of an agent for its clients. */
export const respondingFeature: Feature = {
  name: 'responding',
  routes: [
    { path: 'pending-requests', ...openRequests },
    { path: 'pending-requests/:requestId', ...respond },
    { path: 'agent-insured-requests', ...openRequests },
    { path: 'agent-insured-requests/:requestId', ...respond },
  ],
};
