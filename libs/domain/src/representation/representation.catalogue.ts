import type { Catalogue } from '../catalogue/event-description.js';
import { named } from '../catalogue/wording.js';
import type { RepresentationEvent } from './representation.contract.js';

const common = { feature: 'representation', version: 1, upcasters: {} } as const;

export const representationCatalogue: Catalogue<RepresentationEvent> = {
  AgencyAppointed: {
    ...common,
    audience: ({ data }) => ({ companies: [data.insuredId, data.agencyId] }),
    sentence: ({ data }, names) => `${named(names.company(data.agencyId))} answers for ${named(names.company(data.insuredId))}.`,
    changes: ({ data }, names) => [
      { label: 'Agency', before: 'none', after: names.company(data.agencyId) },
      { label: 'Agent', before: 'none', after: names.person(data.agentId) },
    ],
  },
  ClientTransferred: {
    ...common,
    audience: ({ data }) => ({ companies: [data.insuredId, data.fromAgencyId, data.toAgencyId] }),
    sentence: ({ data }, names) =>
      `${named(names.company(data.toAgencyId))} answers for ${named(names.company(data.insuredId))} from now on, `
      + `in place of ${named(names.company(data.fromAgencyId))}.`,
    changes: ({ data }, names) => [
      { label: 'Agency', before: names.company(data.fromAgencyId), after: names.company(data.toAgencyId) },
      { label: 'Agent', before: names.person(data.fromAgentId), after: names.person(data.toAgentId) },
    ],
  },
};
