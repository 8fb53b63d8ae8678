import type { Catalogue } from '../kernel/event-description.js';
import type { Uuid } from '../kernel/event.js';
import type { CarrierEvent } from './carrier.contract.js';
import { CARRIER_RATED_UPCASTERS } from './carrier.upcasters.js';

const common = { feature: 'carrier', version: 1, upcasters: {}, affectsVerdict: false } as const;

const knownTo = (addedBy: Uuid | null) =>
  addedBy === null ? { companies: [], everyone: true } : { companies: [addedBy] };

/** Facts about the product's own list are public; only the company that added a carrier reads about it. */
export const carrierCatalogue: Catalogue<CarrierEvent> = {
  CarrierAdded: {
    ...common,
    audience: ({ meta }) => knownTo(meta.tenant),
  },
  CarrierRated: {
    ...common,
    affectsVerdict: true,
    version: 2,
    upcasters: CARRIER_RATED_UPCASTERS,
    audience: ({ data }) => knownTo(data.addedBy),
    effectiveFrom: ({ data }) => data.effectiveFrom,
  },
};
