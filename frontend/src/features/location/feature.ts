import { lazy } from 'react';
import { locationPages } from '#pages/location.pages';
import type { Feature } from '#shared/feature';
import { pageRoutes } from '#shared/navigation/page-routes';

/** The locations of a policy, with their buildings and limits; and the page on which a requester sees those that are shared. */
export const locationFeature: Feature = {
  name: 'location',
  routes: pageRoutes(locationPages, {
    'suppliers/:trackingId/locations': () => import('./pages/supplier-locations.page.js'),
  }),
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
