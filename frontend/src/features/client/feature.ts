import { clientPages } from '#pages/client.pages';
import type { Feature } from '#shared/feature';
import { pageRoutes } from '#shared/navigation/page-routes';

/** An agency's clients, and what waits for its approval. */
export const clientFeature: Feature = {
  name: 'client',
  frame: () => import('./client.frame.js'),
  palette: () => import('./client.palette.js'),
  routes: pageRoutes(clientPages, {
    'agent-clients': () => import('./pages/agent-clients.page.js'),
    'agent-clients/:insuredId': () => import('./pages/client.page.js'),
    'agent-verify-again': () => import('./pages/verify-again.page.js'),
    'agent-pending-approval': () => import('./pages/pending-approval.page.js'),
  }),
};
