import { ListChecks } from 'lucide-react';
import type { Feature } from '#shared/feature';
import { lazyPage } from '#shared/ui/lazy-page.tsx';

/** What it takes to comply with all requesters: of an insured, and of a client of an agency. */
export const curePlanFeature: Feature = {
  name: 'cure-plan',
  routes: [
    { path: 'cure-plan', ...lazyPage(() => import('./pages/cure-plan.page.js')) },
    { path: 'agent-clients/:insuredId/cure-plan', ...lazyPage(() => import('./pages/client-cure-plan.page.js')) },
  ],
  menu: [{ path: '/app/cure-plan', title: 'Cure Plan', icon: ListChecks, roles: ['insured'] }],
};
