import type { Catalogue } from '../kernel/event-description.js';
import type { LocationEvent, LocationOfPolicy } from './location.contract.js';

/**
 * The insured and its agency. A requester may see only some of them, and reads those where they are listed. Requirements name no
 * location, so none of these affects a verdict.
 */
const ofPolicy = {
  feature: 'location',
  version: 1,
  upcasters: {},
  affectsVerdict: false,
  audience: ({ data }: { readonly data: LocationOfPolicy }) => ({
    companies: [data.insuredId],
    policyId: data.policyId,
    unshared: true,
  }),
} as const;

export const locationCatalogue: Catalogue<LocationEvent> = {
  LocationAdded: ofPolicy,
  LocationRevised: ofPolicy,
  LocationLimitsChanged: ofPolicy,
  BuildingAdded: ofPolicy,
  BuildingRevised: ofPolicy,
  BuildingRemoved: ofPolicy,
  LocationRemoved: ofPolicy,
};
