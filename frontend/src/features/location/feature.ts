import { lazy } from 'react';
import type { Feature } from '#shared/feature';
import { pageAt } from '#shared/navigation/page-at';

/** The locations of a policy, with their buildings and limits; and the page on which a requester sees those that are shared. */
export const locationFeature: Feature = {
  name: 'location',
  routes: [pageAt('suppliers/:trackingId/locations', () => import('./pages/supplier-locations.page.js'))],
  supplierLinks: [{ page: 'suppliers/:trackingId/locations', title: 'Locations and vehicles' }],
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
