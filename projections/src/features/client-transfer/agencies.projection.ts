import type { CompanyRegistered, CompanyRenamed } from '@covertrail/domain/company/company.contract';
import type { Recorded, Uuid } from '@covertrail/domain/kernel/event';
import type { MembershipEvent } from '@covertrail/domain/membership/membership.contract';
import type { Projection } from '@covertrail/platform/engine/projection';
import { foldedText } from '@covertrail/platform/read-store/folded-text';

/** An agency and the people who work there. */
export type AgencyDocument = {
  readonly id: Uuid;
  readonly name: string;
  readonly nameFolded: string;
  readonly city: string;
  readonly state: string;
  readonly agentIds: readonly Uuid[];
};

/** To which agencies, and to whom there, can a client be given? */
export const agencies: Projection<AgencyDocument> = {
  name: 'agencies',
  version: 1,
  handles: ['CompanyRegistered', 'CompanyRenamed', 'MembershipGranted', 'MembershipRevoked'],
  ignores: [
    'ClientTransferRequested', 'ClientTransferAcknowledged', 'ClientTransferApproved', 'ClientTransferDenied', 'ClientTransferCanceled',
    'ClientTransferCompleted', 'ClientTransferClosed',
  ],
  indexes: [{ fields: ['nameFolded'] }, { fields: [], words: ['nameFolded'] }],
  keys: (event) => [(event.data as { readonly companyId: Uuid }).companyId],
  evolve: (agency, event) => (event.type === 'CompanyRegistered' ? registered(event) : agency && told(agency, event)),
  audience: () => [],
};

function registered({ data }: Recorded): AgencyDocument | null {
  const { companyId, name, roles, address } = data as CompanyRegistered['data'];
  if (!roles.includes('agency')) return null;
  return { id: companyId, name, nameFolded: foldedText(name), city: address.city, state: address.state, agentIds: [] };
}

function told(agency: AgencyDocument, { type, data }: Recorded): AgencyDocument {
  if (type === 'CompanyRenamed') {
    const { to } = data as CompanyRenamed['data'];
    return { ...agency, name: to, nameFolded: foldedText(to) };
  }
  const { userId } = data as MembershipEvent['data'];
  const others = agency.agentIds.filter((id) => id !== userId);
  return { ...agency, agentIds: type === 'MembershipGranted' ? [...others, userId] : others };
}
