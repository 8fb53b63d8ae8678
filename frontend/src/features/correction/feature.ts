import { correctionPages } from '#pages/correction.pages';
import type { Feature } from '#shared/feature';
import { pageRoutes } from '#shared/navigation/page-routes';

/** What corrected facts changed about past verdicts. */
export const correctionFeature: Feature = {
  name: 'correction',
  routes: pageRoutes(correctionPages, {
    corrections: () => import('./pages/corrections.page.js'),
    'my-corrections': () => import('./pages/my-corrections.page.js'),
    'agent-clients/:insuredId/corrections': () => import('./pages/client-corrections.page.js'),
    'suppliers/:trackingId/corrections': () => import('./pages/supplier-corrections.page.js'),
    'suppliers/:trackingId/corrections/:correctionId': () => import('./pages/correction.page.js'),
  }),
};
