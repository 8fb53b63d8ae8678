import type { TransferParties } from '@covertrail/domain/client-transfer/client-transfer.contract';
import type { CompanyRegistered, CompanyRenamed } from '@covertrail/domain/company/company.contract';
import type { Instant, Recorded, Uuid } from '@covertrail/domain/kernel/event';
import type { AgencyAppointed, ClientTransferred } from '@covertrail/domain/representation/representation.contract';
import type { Projection } from '@covertrail/platform/engine/projection';
import { foldedText } from '@covertrail/platform/read-store/folded-text';

/** One document an insured. Without an agency it is nobody's client, and can be found to be added. */
export type AgentClientDocument = {
  readonly id: Uuid;
  readonly agencyId: Uuid | null;
  readonly name: string;
  readonly nameFolded: string;
  readonly city: string;
  readonly state: string;
  /** When the present agency's turn began. */
  readonly since: Instant | null;
  /** A transfer of it that has not ended. */
  readonly transferId: Uuid | null;
};

/** Which insureds are clients of this agency? Follows the representation stream, which says who answers for whom. */
export const agentClients: Projection<AgentClientDocument> = {
  name: 'agent-clients',
  version: 1,
  handles: [
    'CompanyRegistered', 'CompanyRenamed', 'AgencyAppointed', 'ClientTransferred', 'ClientTransferRequested', 'ClientTransferDenied',
    'ClientTransferCanceled', 'ClientTransferCompleted',
  ],
  ignores: [
    'ClientAdded', 'ClientReleased', 'ClientTransferAcknowledged', 'ClientTransferApproved', 'ClientTransferClosed',
    'AppointmentRequested', 'AppointmentRefused', 'AppointmentWithdrawn',
  ],
  indexes: [
    { fields: ['agencyId', 'nameFolded'] },
    { fields: ['agencyId', 'since'] },
    { fields: ['agencyId'], words: ['nameFolded'] },
    { fields: [], words: ['nameFolded'] },
  ],
  keys: (event) => [insuredIn(event)],
  evolve: (client, event) => (event.type === 'CompanyRegistered' ? registered(event) : client && told(client, event)),
  audience: (before, after) => [...new Set([before?.agencyId, after?.agencyId].filter((id) => typeof id === 'string'))],
};

function insuredIn({ type, data }: Recorded): Uuid {
  if (type === 'CompanyRegistered' || type === 'CompanyRenamed') return (data as CompanyRenamed['data']).companyId;
  return (data as AgencyAppointed['data']).insuredId;
}

function registered({ data }: Recorded): AgentClientDocument | null {
  const { companyId, name, roles, address } = data as CompanyRegistered['data'];
  if (!roles.includes('insured')) return null;
  const { city, state } = address;
  return { id: companyId, agencyId: null, name, nameFolded: foldedText(name), city, state, since: null, transferId: null };
}

function told(client: AgentClientDocument, { type, data, meta }: Recorded): AgentClientDocument {
  switch (type) {
    case 'CompanyRenamed': {
      const { to } = data as CompanyRenamed['data'];
      return { ...client, name: to, nameFolded: foldedText(to) };
    }
    case 'AgencyAppointed': return { ...client, agencyId: (data as AgencyAppointed['data']).agencyId, since: meta.recordedAt };
    case 'ClientTransferred': return { ...client, agencyId: (data as ClientTransferred['data']).toAgencyId, since: meta.recordedAt };
    case 'ClientTransferRequested': return { ...client, transferId: (data as TransferParties).transferId };
    default: return client.transferId === (data as TransferParties).transferId ? { ...client, transferId: null } : client;
  }
}
