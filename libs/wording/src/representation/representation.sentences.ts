import type { RepresentationEvent } from '@covertrail/domain/representation/representation.contract';
import type { Sentences } from '../text/event-wording.js';
import { ended, named, plain } from '../text/sentence-parts.js';
import { BASIS_WORDS, PROOF_WORDS } from './appointment-proof.js';

export const representationSentences: Sentences<RepresentationEvent> = {
  AgencyAppointed: {
    sentence: ({ data }, names) =>
      `${named(names.company(data.agencyId))} is the agency of record of ${named(names.company(data.insuredId))}.`,
    changes: ({ data }, names) => [
      { label: 'Agency', before: 'none', after: names.company(data.agencyId) },
      { label: 'Agent', before: 'none', after: names.person(data.agentId) },
      { label: 'Proof', after: PROOF_WORDS[data.proof.by] },
    ],
  },
  AppointmentRequested: {
    sentence: ({ data }, names) =>
      `${named(names.company(data.agencyId))} asked to be the agency of record of ${named(names.company(data.insuredId))}.`,
    changes: ({ data }, names) => [
      { label: 'Agent', after: names.person(data.agentId) },
      { label: 'Found by', after: BASIS_WORDS[data.basis.by] },
    ],
  },
  AppointmentRefused: {
    sentence: ({ data }, names) => {
      const refused = `${named(names.company(data.insuredId))} refused ${named(names.company(data.agencyId))} as its agency`;
      return ended(data.reason ? `${refused}: ${plain(data.reason)}` : refused);
    },
    changes: ({ data }) => (data.reason ? [{ label: 'Reason', after: data.reason }] : []),
  },
  AppointmentWithdrawn: {
    sentence: ({ data }, names) =>
      `${named(names.company(data.agencyId))} no longer asks to be the agency of record of ${named(names.company(data.insuredId))}.`,
    changes: () => [],
  },
  ClientTransferred: {
    sentence: ({ data }, names) =>
      `${named(names.company(data.toAgencyId))} became the agency of record of ${named(names.company(data.insuredId))}, ` +
      `in place of ${named(names.company(data.fromAgencyId))}.`,
    changes: ({ data }, names) => [
      { label: 'Agency', before: names.company(data.fromAgencyId), after: names.company(data.toAgencyId) },
      { label: 'Agent', before: names.person(data.fromAgentId), after: names.person(data.toAgentId) },
    ],
  },
  AgentInvited: {
    sentence: ({ data }, names) =>
      `${named(names.person(data.invitedAgentId))} was invited to sign up as an agent of ${named(names.company(data.insuredId))}.`,
    changes: () => [],
  },
  AgentInvitationAccepted: {
    sentence: ({ data }, names) =>
      `${named(names.person(data.agentId))} accepted the invitation of ${named(names.company(data.insuredId))} for ${named(names.company(data.agencyId))}.`,
    changes: () => [],
  },
  AgentInvitationWithdrawn: {
    sentence: ({ data }, names) =>
      `${named(names.company(data.insuredId))} withdrew the invitation of ${named(names.person(data.invitedAgentId))}.`,
    changes: () => [],
  },
  RepresentationEnded: {
    sentence: ({ data }, names) => {
      const [insured, agency] = [named(names.company(data.insuredId)), named(names.company(data.agencyId))];
      const over =
        data.endedBy === 'insured'
          ? `${insured} ended the representation by ${agency}`
          : `${agency} ended its representation of ${insured}`;
      return ended(data.reason ? `${over}: ${plain(data.reason)}` : over);
    },
    changes: ({ data }, names) => [
      { label: 'Agency', before: names.company(data.agencyId), after: 'none' },
      ...(data.reason ? [{ label: 'Reason', after: data.reason }] : []),
    ],
  },
};
