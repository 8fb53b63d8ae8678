import type { Catalogue } from '../kernel/event-description.js';
import type { EventMetadata, Uuid } from '../kernel/event.js';
import type { ClientTransferEvent, TransferParties } from './client-transfer.contract.js';
import { letterWithoutFile } from './client-transfer.upcasters.js';

interface OfTransfer {
  readonly data: TransferParties;
  readonly meta: EventMetadata;
}

const common = { feature: 'client-transfer', version: 1, upcasters: {}, affectsVerdict: false } as const;

/** Both agencies, and the client that moves. */
const seenBy = ({ data }: OfTransfer) => ({ companies: [data.fromAgencyId, data.toAgencyId, data.insuredId] });

/** An agency that asks for a client learns which agency has it once that agency has approved; until then the name is hidden. */
const holderOf = ({ fromAgencyId, fromAgentId, toAgencyId }: TransferParties, reader: Uuid): readonly Uuid[] =>
  reader === toAgencyId ? [fromAgencyId, fromAgentId] : [];

/** Where the holder answers, the receiver had asked, and the agent who acts is hidden as well. */
const hiddenAnswerer = ({ data, meta }: OfTransfer, reader: Uuid): readonly Uuid[] =>
  meta.tenant === data.fromAgencyId
    ? [...holderOf(data, reader), ...(reader === data.toAgencyId ? [meta.actor] : [])]
    : [];

export const clientTransferCatalogue: Catalogue<ClientTransferEvent> = {
  ClientTransferRequested: {
    ...common,
    version: 2,
    upcasters: { 1: letterWithoutFile },
    hides: ({ data }, reader) => (data.startedBy === 'receiver' ? holderOf(data, reader) : []),
    audience: seenBy,
  },
  ClientTransferAcknowledged: { ...common, hides: hiddenAnswerer, audience: seenBy },
  ClientTransferApproved: { ...common, audience: seenBy },
  ClientTransferDenied: { ...common, hides: hiddenAnswerer, audience: seenBy },
  ClientTransferCanceled: {
    ...common,
    hides: ({ data, meta }, reader) => (meta.tenant === data.toAgencyId ? holderOf(data, reader) : []),
    audience: seenBy,
  },
  ClientTransferCompleted: { ...common, audience: seenBy },
  ClientTransferClosed: {
    ...common,
    audience: ({ data }) => ({ companies: [data.agencyId] }),
  },
};
