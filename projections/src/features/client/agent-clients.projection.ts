import { agentClientsView, type AgentClientDocument } from '@covertrail/contracts/client/client.views';
import type { Uuid } from '@covertrail/domain/kernel/event';
import { defineProjection, type RecordedEvent } from '@covertrail/platform/engine/define-projection';
import { foldedText } from '@covertrail/platform/read-store/folded-text';

/** Which insureds are clients of this agency? Follows the representation stream, which says who represents whom. */
export const agentClients = defineProjection(agentClientsView)({
  version: 1,
  on: { CompanyRegistered: (_client, event) => registered(event) },
  changes: {
    CompanyRenamed: (client, { data }) => ({ ...client, name: data.to, nameFolded: foldedText(data.to) }),
    AgencyAppointed: (client, { data, meta }) =>
      data.ofRecord ? { ...client, agencyId: data.agencyId, since: meta.recordedAt } : client,
    ClientTransferred: (client, { data, meta }) =>
      client.agencyId === data.fromAgencyId ? { ...client, agencyId: data.toAgencyId, since: meta.recordedAt } : client,
    RepresentationEnded: (client, { data }) =>
      client.agencyId === data.agencyId ? { ...client, agencyId: null, since: null } : client,
    ClientTransferRequested: (client, { data }) => ({ ...client, transferId: data.transferId }),
    ClientTransferDenied: (client, { data }) => withoutTransfer(client, data.transferId),
    ClientTransferCanceled: (client, { data }) => withoutTransfer(client, data.transferId),
    ClientTransferCompleted: (client, { data }) => withoutTransfer(client, data.transferId),
  },
  keys: ({ type, data }) => [
    type === 'CompanyRegistered' || type === 'CompanyRenamed' ? data.companyId : data.insuredId,
  ],
  audience: (before, after) => [...new Set([before?.agencyId, after?.agencyId].filter((id) => typeof id === 'string'))],
});

function registered({
  data: {
    companyId,
    name,
    roles,
    address: { city, state },
  },
}: RecordedEvent<'CompanyRegistered'>): AgentClientDocument | null {
  if (!roles.includes('insured')) return null;
  return {
    id: companyId,
    agencyId: null,
    name,
    nameFolded: foldedText(name),
    city,
    state,
    since: null,
    transferId: null,
  };
}

const withoutTransfer = (client: AgentClientDocument, transferId: Uuid): AgentClientDocument =>
  client.transferId === transferId ? { ...client, transferId: null } : client;
