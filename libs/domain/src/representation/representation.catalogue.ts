import type { Catalogue } from '../catalogue/event-description.js';
import { ended, named, plain } from '../catalogue/wording.js';
import { PROOF_WORDS } from './appointment-proof.sentences.js';
import type { RepresentationEvent } from './representation.contract.js';
import { appointedWithoutProof } from './representation.upcasters.js';

const common = { feature: 'representation', version: 1, upcasters: {} } as const;

export const representationCatalogue: Catalogue<RepresentationEvent> = {
  AgencyAppointed: {
    ...common,
    version: 2,
    upcasters: { 1: appointedWithoutProof },
    audience: ({ data }) => ({ companies: [data.insuredId, data.agencyId] }),
    sentence: ({ data }, names) => `${named(names.company(data.agencyId))} answers for ${named(names.company(data.insuredId))}.`,
    changes: ({ data }, names) => [
      { label: 'Agency', before: 'none', after: names.company(data.agencyId) },
      { label: 'Agent', before: 'none', after: names.person(data.agentId) },
      { label: 'Proof', after: PROOF_WORDS[data.proof.by] },
    ],
  },
  AppointmentRequested: {
    ...common,
    audience: ({ data }) => ({ companies: [data.insuredId, data.agencyId] }),
    sentence: ({ data }, names) => `${named(names.company(data.agencyId))} asked to answer for ${named(names.company(data.insuredId))}.`,
    changes: ({ data }, names) => [{ label: 'Agent', after: names.person(data.agentId) }],
  },
  AppointmentRefused: {
    ...common,
    audience: ({ data }) => ({ companies: [data.insuredId, data.agencyId] }),
    sentence: ({ data }, names) => {
      const refused = `${named(names.company(data.insuredId))} refused ${named(names.company(data.agencyId))} as its agency`;
      return ended(data.reason ? `${refused}: ${plain(data.reason)}` : refused);
    },
    changes: ({ data }) => (data.reason ? [{ label: 'Reason', after: data.reason }] : []),
  },
  AppointmentWithdrawn: {
    ...common,
    audience: ({ data }) => ({ companies: [data.insuredId, data.agencyId] }),
    sentence: ({ data }, names) =>
      `${named(names.company(data.agencyId))} no longer asks to answer for ${named(names.company(data.insuredId))}.`,
    changes: () => [],
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
