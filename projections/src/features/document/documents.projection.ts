import { documentsView, type DocumentsOfPolicy } from '@covertrail/contracts/document/document.views';
import type { Uuid } from '@covertrail/domain/kernel/event';
import { defineProjection } from '@covertrail/platform/engine/define-projection';

/** Which documents does this policy have? */
export const documents = defineProjection(documentsView)({
  version: 1,
  on: {
    PolicyAdded: (_policy, { data: { policyId, insuredId, agencyId } }) => ({ id: policyId, insuredId, agencyId, documents: [], shares: [] }),
  },
  changes: {
    DocumentAttached: (policy, { data, revision }) => withRevision(policy, data.documentId, revision),
    DocumentReplaced: (policy, { data, revision }) => withRevision(policy, data.documentId, revision),
    DocumentRemoved: (policy, { data, revision }) => withRevision(policy, data.documentId, revision),
    PoliciesShared: (policy, { data: { shareId, requesterId } }) => ({ ...policy, shares: [...policy.shares, { shareId, requesterId }] }),
    ShareEnded: (policy, { data }) => ({ ...policy, shares: policy.shares.filter(({ shareId }) => shareId !== data.shareId) }),
    AgencyAppointed: (policy, { data }) => ({ ...policy, agencyId: data.agencyId }),
    ClientTransferred: (policy, { data }) => ({ ...policy, agencyId: data.toAgencyId }),
  },
  keys: ({ type, data }, own) => {
    if (type === 'AgencyAppointed' || type === 'ClientTransferred') return own.idsWhere('insuredId', data.insuredId);
    return type === 'PoliciesShared' || type === 'ShareEnded' ? data.policyIds : [data.policyId];
  },
  audience: (before, after) => [...new Set([before, after].flatMap((policy) => (policy ? viewersOf(policy) : [])))],
});

function withRevision(policy: DocumentsOfPolicy, id: Uuid, revision: number): DocumentsOfPolicy {
  const known = policy.documents.some((one) => one.id === id);
  const changed = { id, revision };
  return { ...policy, documents: known ? policy.documents.map((one) => (one.id === id ? changed : one)) : [...policy.documents, changed] };
}

const viewersOf = ({ insuredId, agencyId, shares }: DocumentsOfPolicy): readonly Uuid[] =>
  [insuredId, ...(agencyId === null ? [] : [agencyId]), ...shares.map(({ requesterId }) => requesterId)];
