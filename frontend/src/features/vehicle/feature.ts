import { lazy } from 'react';
import type { Feature } from '#shared/feature';

/** The vehicles of a policy. */
export const vehicleFeature: Feature = {
  name: 'vehicle',
  policyPanels: [
    {
      key: 'vehicles',
      title: 'Vehicles',
      content: lazy(() => import('./components/vehicles.panel.js')),
      // An agency that no longer represents the insured reads the policy alone.
      ofVehicles: true,
      shown: ({ knownUntil }) => knownUntil === undefined,
    },
  ],
};
