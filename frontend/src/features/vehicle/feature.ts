import { lazy } from 'react';
import type { CoverageLine } from '@covertrail/domain/compliance/coverage';
import type { Feature } from '#shared/feature';

/** Lines that cover vehicles or what they carry. */
const LINES: readonly CoverageLine[] = ['automobile', 'physicalDamage', 'motorTruckCargo'];

/** The vehicles of a policy. */
export const vehicleFeature: Feature = {
  name: 'vehicle',
  policyPanels: [{
    key: 'vehicles',
    title: 'Vehicles',
    content: lazy(() => import('./components/vehicles.panel.js')),
    // An agency that no longer represents the insured reads the policy alone.
    shown: ({ line, knownUntil }) => knownUntil === undefined && LINES.includes(line),
  }],
};
