import { House } from 'lucide-react';
import { lazy } from 'react';
import type { Feature } from '#shared/feature';
import { pageAt } from '#shared/navigation/page-at';

/** What an insured lets requesters see. */
export const shareFeature: Feature = {
  name: 'share',
  routes: [pageAt('shared-policies', () => import('./pages/home.page.js'))],
  menu: [{ page: 'shared-policies', title: 'Home', description: 'Share My Policies', icon: House }],
  policyPanels: [
    {
      key: 'shares',
      title: 'Shares',
      content: lazy(() => import('./components/policy-shares.panel.js')),
      shown: ({ knownUntil }) => knownUntil === undefined,
    },
  ],
};
