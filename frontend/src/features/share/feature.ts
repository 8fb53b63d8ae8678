import { Share2 } from 'lucide-react';
import { lazy } from 'react';
import type { Feature } from '#shared/feature';
import { pageAt } from '#shared/navigation/page-at';

/** What an insured lets requesters see. */
export const shareFeature: Feature = {
  name: 'share',
  routes: [pageAt('shared-policies', () => import('./pages/shared-policies.page.js'))],
  menu: [{ page: 'shared-policies', title: 'Share My Policies', icon: Share2 }],
  policyPanels: [
    {
      key: 'shares',
      title: 'Shares',
      content: lazy(() => import('./components/policy-shares.panel.js')),
      shown: ({ knownUntil }) => knownUntil === undefined,
    },
  ],
};
