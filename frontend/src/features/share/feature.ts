import { lazy } from 'react';
import { sharePages } from '#pages/share.pages';
import type { Feature } from '#shared/feature';
import { pageRoutes } from '#shared/navigation/page-routes';

/** What an insured lets requesters see. */
export const shareFeature: Feature = {
  name: 'share',
  palette: () => import('./share.palette.js'),
  routes: pageRoutes(sharePages, {
    'shared-policies': () => import('./pages/home.page.js'),
    'agent-clients/:insuredId/shares': () => import('./pages/client-shares.page.js'),
  }),
  policyPanels: [
    {
      key: 'shares',
      title: 'Shares',
      content: lazy(() => import('./components/policy-shares.panel.js')),
      shown: ({ knownUntil }) => knownUntil === undefined,
    },
  ],
};
