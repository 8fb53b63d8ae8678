import type { Catalogue } from '../kernel/event-description.js';
import type { ClientEvent } from './client.contract.js';
import { releasedByTransfer } from './client.upcasters.js';

const common = { feature: 'client', version: 1, upcasters: {}, affectsVerdict: false } as const;

export const clientCatalogue: Catalogue<ClientEvent> = {
  ClientAdded: {
    ...common,
    audience: ({ data }) => ({ companies: [data.agencyId, data.insuredId] }),
  },
  ClientReleased: {
    ...common,
    version: 2,
    upcasters: { 1: releasedByTransfer },
    audience: ({ data }) => ({ companies: [data.agencyId, data.insuredId] }),
  },
};
