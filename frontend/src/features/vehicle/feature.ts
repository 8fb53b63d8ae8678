import { lazy } from 'react';
import { listsVehicles } from '@covertrail/domain/insurance/line-facts';
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
      shown: ({ line, knownUntil }) => knownUntil === undefined && listsVehicles(line),
    },
  ],
};
