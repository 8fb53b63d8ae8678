import { lazy } from 'react';
import type { Feature } from '#shared/feature';
import { lazyPage } from '#shared/ui/lazy-page.tsx';

/** The locations of a policy, with their buildings and limits; and the page on which a requester sees those that are shared. */
export const locationFeature: Feature = {
  name: 'location',
  routes: [
    { path: 'suppliers/:trackingId/locations', ...lazyPage(() => import('./pages/supplier-locations.page.js')) },
  ],
  supplierLinks: [{ path: 'locations', title: 'Locations and vehicles', roles: ['requester'] }],
  policyPanels: [
    {
      key: 'locations',
      title: 'Locations',
      content: lazy(() => import('./components/locations.panel.js')),
      // An agency that no longer represents the insured reads the policy alone.
      shown: ({ knownUntil }) => knownUntil === undefined,
    },
  ],
};
