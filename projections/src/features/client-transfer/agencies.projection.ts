import { represents } from '@covertrail/domain/rights/company-roles';
import { agenciesView, type AgencyDocument } from '@covertrail/contracts/client-transfer/client-transfer.views';
import type { Uuid } from '@covertrail/domain/kernel/event';
import { defineProjection, type RecordedEvent } from '@covertrail/platform/engine/define-projection';
import { foldedText } from '@covertrail/platform/read-store/folded-text';

/** To which agencies, and to which of their agents, can a client be transferred? */
export const agencies = defineProjection(agenciesView)({
  version: 2,
  on: { CompanyRegistered: (_agency, event) => registered(event) },
  changes: {
    CompanyRenamed: (agency, { data }) => ({ ...agency, name: data.to, nameFolded: foldedText(data.to) }),
    CompanyProfileChanged: (agency, { data: { to } }) => ({
      ...agency,
      city: to.address.city,
      state: to.address.state,
    }),
    MembershipGranted: (agency, { data }) => ({ ...agency, agentIds: [...others(agency, data.userId), data.userId] }),
    MembershipRevoked: (agency, { data }) => ({ ...agency, agentIds: others(agency, data.userId) }),
  },
  keys: ({ data }) => [data.companyId],
});

function registered({
  data: { companyId, name, roles, address },
}: RecordedEvent<'CompanyRegistered'>): AgencyDocument | null {
  if (!represents(roles)) return null;
  return { id: companyId, name, nameFolded: foldedText(name), city: address.city, state: address.state, agentIds: [] };
}

const others = ({ agentIds }: AgencyDocument, userId: Uuid): readonly Uuid[] => agentIds.filter((id) => id !== userId);
