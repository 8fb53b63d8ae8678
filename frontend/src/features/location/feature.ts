import { lazy } from 'react';
import type { Feature } from '#shared/feature';

/** The locations of a policy, with their buildings and limits. */
export const locationFeature: Feature = {
  name: 'location',
  policyPanels: [{
    key: 'locations',
    title: 'Locations',
    content: lazy(() => import('./components/locations.panel.js')),
    // An agency that no longer represents the insured reads the policy alone.
    shown: ({ knownUntil }) => knownUntil === undefined,
  }],
};
