import type { Catalogue } from '../kernel/event-description.js';
import { REPRESENTATION_PERSONAL, type RepresentationEvent } from './representation.contract.js';
import { appointedAlone, appointedWithoutProof, askedByName } from './representation.upcasters.js';

const common = { feature: 'representation', version: 1, upcasters: {}, affectsVerdict: false } as const;

export const representationCatalogue: Catalogue<RepresentationEvent> = {
  AgencyAppointed: {
    ...common,
    version: 3,
    upcasters: { 1: appointedWithoutProof, 2: appointedAlone },
    audience: ({ data }) => ({ companies: [data.insuredId, data.agencyId] }),
  },
  AppointmentRequested: {
    ...common,
    version: 2,
    upcasters: { 1: askedByName },
    audience: ({ data }) => ({ companies: [data.insuredId, data.agencyId] }),
  },
  AppointmentRefused: {
    ...common,
    audience: ({ data }) => ({ companies: [data.insuredId, data.agencyId] }),
  },
  AppointmentWithdrawn: {
    ...common,
    audience: ({ data }) => ({ companies: [data.insuredId, data.agencyId] }),
  },
  ClientTransferred: {
    ...common,
    audience: ({ data }) => ({ companies: [data.insuredId, data.fromAgencyId, data.toAgencyId] }),
  },
  AgentInvited: {
    ...common,
    personal: REPRESENTATION_PERSONAL['AgentInvited'],
    audience: ({ data }) => ({ companies: [data.insuredId] }),
  },
  AgentInvitationAccepted: {
    ...common,
    audience: ({ data }) => ({ companies: [data.insuredId, data.agencyId] }),
  },
  AgentInvitationWithdrawn: {
    ...common,
    audience: ({ data }) => ({ companies: [data.insuredId] }),
  },
  RepresentationEnded: {
    ...common,
    audience: ({ data }) => ({ companies: [data.insuredId, data.agencyId] }),
  },
};
