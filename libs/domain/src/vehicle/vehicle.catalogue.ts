import type { Catalogue } from '../kernel/event-description.js';
import type { Uuid } from '../kernel/event.js';
import type { VehicleEvent } from './vehicle.contract.js';
import { WITHOUT_IMPORT } from './vehicle.upcasters.js';

interface OfPolicy {
  readonly data: { readonly insuredId: Uuid; readonly policyId: Uuid };
}

/** The insured and its agency, as for locations. Requirements name no vehicle, so none of these affects a verdict. */
const ofPolicy = {
  feature: 'vehicle',
  version: 1,
  upcasters: {},
  affectsVerdict: false,
  audience: ({ data }: OfPolicy) => ({ companies: [data.insuredId], policyId: data.policyId, unshared: true }),
} as const;

export const vehicleCatalogue: Catalogue<VehicleEvent> = {
  VehicleAdded: { ...ofPolicy, version: 2, upcasters: WITHOUT_IMPORT },
  VehicleRevised: ofPolicy,
  VehicleRemoved: { ...ofPolicy, version: 2, upcasters: WITHOUT_IMPORT },
};
