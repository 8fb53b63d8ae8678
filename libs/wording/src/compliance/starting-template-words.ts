import type { StartingTemplate } from '@covertrail/domain/compliance/starting-templates';

/** For whom a starting template is written. */
export const STARTING_TEMPLATE_WORDS: Readonly<
  Record<StartingTemplate, { readonly name: string; readonly text: string }>
> = {
  generalContractor: {
    name: 'General contractor',
    text: 'Builds for you: per-project aggregate, any auto, $5M umbrella, pollution',
  },
  tradeContractor: {
    name: 'Trade contractor',
    text: 'One trade on a site: completed operations, no exclusions, $1M umbrella',
  },
  vendorOfServices: {
    name: 'Vendor of services',
    text: 'Works at your place: liability, hired and non-owned autos, workers’ compensation',
  },
  tenantOfPremises: {
    name: 'Tenant',
    text: 'Leases from you: rented premises, aggregate per location, property at replacement cost',
  },
  truckingCompany: {
    name: 'Trucking company',
    text: 'Carries your goods: MCS-90, cargo, scheduled, hired and non-owned autos',
  },
};
