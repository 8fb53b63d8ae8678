import type { Catalogue } from '../catalogue/event-description.js';
import type { LocationEvent, LocationOfPolicy } from './location.contract.js';

/** Who may see the policy may see its locations. Requirements name no location, so none of these affects a verdict. */
const ofPolicy = {
  feature: 'location', version: 1, upcasters: {}, affectsVerdict: false,
  audience: ({ data }: { readonly data: LocationOfPolicy }) => ({ companies: [data.insuredId], policyId: data.policyId }),
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
