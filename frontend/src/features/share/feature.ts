import { Share2 } from 'lucide-react';
import { lazy } from 'react';
import type { Feature } from '#shared/feature';
import { lazyPage } from '#shared/ui/lazy-page.tsx';

/** What an insured lets requesters see. */
export const shareFeature: Feature = {
  name: 'share',
  routes: [{ path: 'shared-policies', ...lazyPage(() => import('./pages/shared-policies.page.js')) }],
  menu: [{ path: '/app/shared-policies', title: 'Share My Policies', icon: Share2, roles: ['insured'] }],
  policyPanels: [
    {
      key: 'shares',
      title: 'Shares',
      content: lazy(() => import('./components/policy-shares.panel.js')),
      shown: ({ knownUntil }) => knownUntil === undefined,
    },
  ],
};
