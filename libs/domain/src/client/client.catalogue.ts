import type { Catalogue } from '../catalogue/event-description.js';
import { named } from '../catalogue/wording.js';
import type { ClientEvent } from './client.contract.js';

const common = { feature: 'client', version: 1, upcasters: {} } as const;

export const clientCatalogue: Catalogue<ClientEvent> = {
  ClientAdded: {
    ...common,
    audience: ({ data }) => ({ companies: [data.agencyId, data.insuredId] }),
    sentence: ({ data }, names) => `${named(data.insuredName)} became a client of ${named(names.company(data.agencyId))}.`,
    changes: ({ data }, names) => [{ label: 'Agent', after: names.person(data.agentId) }],
  },
  ClientReleased: {
    ...common,
    audience: ({ data }) => ({ companies: [data.agencyId, data.insuredId] }),
    sentence: ({ data }, names) =>
      `${named(names.company(data.insuredId))} is no longer a client of ${named(names.company(data.agencyId))}.`,
    changes: () => [],
  },
};
