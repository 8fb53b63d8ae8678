import { ListChecks } from 'lucide-react';
import type { Feature } from '#shared/feature';
import { pageAt } from '#shared/navigation/page-at';

/** What it takes to comply with all requesters: of an insured, and of a client of an agency. */
export const curePlanFeature: Feature = {
  name: 'cure-plan',
  routes: [
    pageAt('cure-plan', () => import('./pages/cure-plan.page.js')),
    pageAt('agent-clients/:insuredId/cure-plan', () => import('./pages/client-cure-plan.page.js')),
  ],
  menu: [{ page: 'cure-plan', title: 'Cure Plan', icon: ListChecks }],
};
