import { curePlanPages } from '#pages/cure-plan.pages';
import type { Feature } from '#shared/feature';
import { pageRoutes } from '#shared/navigation/page-routes';

/** What it takes to comply with all requesters: of an insured, and of a client of an agency. */
export const curePlanFeature: Feature = {
  name: 'cure-plan',
  routes: pageRoutes(curePlanPages, {
    'cure-plan': () => import('./pages/cure-plan.page.js'),
    'agent-clients/:insuredId/cure-plan': () => import('./pages/client-cure-plan.page.js'),
  }),
};
