import type { Feature } from '#shared/feature';
import { lazyPage } from '#shared/ui/lazy-page.tsx';

/** An agency's clients, and what waits for its approval. */
export const clientFeature: Feature = {
  name: 'client',
  routes: [
    { path: 'agent-clients', ...lazyPage(() => import('./pages/agent-clients.page.js')) },
    { path: 'agent-clients/:insuredId', ...lazyPage(() => import('./pages/client.page.js')) },
    { path: 'agent-pending-approval', ...lazyPage(() => import('./pages/pending-approval.page.js')) },
  ],
};
