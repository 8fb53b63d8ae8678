import { documentsView, type DocumentsOfPolicy } from '@covertrail/contracts/document/document.views';
import type { Uuid } from '@covertrail/domain/kernel/event';
import { defineProjection, sameFor } from '@covertrail/platform/engine/define-projection';
import { isAgencyChange, MANAGER_CHANGES, withManager } from '#agency-of-record';

/** Which documents does this policy have? */
export const documents = defineProjection(documentsView)({
  version: 2,
  on: {
    PolicyAdded: (_policy, { data: { policyId, insuredId, agencyId } }) => ({
      id: policyId,
      insuredId,
      agencyId,
      documents: [],
      shares: [],
    }),
  },
  changes: {
    DocumentAttached: (policy, { data, revision }) => withRevision(policy, data.documentId, revision),
    DocumentReplaced: (policy, { data, revision }) => withRevision(policy, data.documentId, revision),
    DocumentTypeChanged: (policy, { data, revision }) => withRevision(policy, data.documentId, revision),
    DocumentRemoved: (policy, { data, revision }) => withRevision(policy, data.documentId, revision),
    PoliciesShared: (policy, { data: { shareId, requesterId } }) => ({
      ...policy,
      shares: [...policy.shares, { shareId, requesterId }],
    }),
    ShareEnabled: (policy, { data: { shareId, requesterId } }) => ({
      ...policy,
      shares: [...policy.shares, { shareId, requesterId }],
    }),
    ShareEnded: (policy, { data }) => noLongerShownBy(policy, data.shareId),
    SharedPolicyRemoved: (policy, { data }) => noLongerShownBy(policy, data.shareId),
    ...sameFor(MANAGER_CHANGES, withManager<DocumentsOfPolicy>),
  },
  keys: (event, own) => {
    if (isAgencyChange(event)) return own.idsWhere('insuredId', event.data.insuredId);
    return 'policyIds' in event.data ? event.data.policyIds : [event.data.policyId];
  },
  audience: (before, after) => [...new Set([before, after].flatMap((policy) => (policy ? viewersOf(policy) : [])))],
});

const noLongerShownBy = (policy: DocumentsOfPolicy, shareId: Uuid): DocumentsOfPolicy => ({
  ...policy,
  shares: policy.shares.filter((share) => share.shareId !== shareId),
});

function withRevision(policy: DocumentsOfPolicy, id: Uuid, revision: number): DocumentsOfPolicy {
  const isListed = policy.documents.some((document) => document.id === id);
  const changed = { id, revision };
  return {
    ...policy,
    documents: isListed
      ? policy.documents.map((document) => (document.id === id ? changed : document))
      : [...policy.documents, changed],
  };
}

const viewersOf = ({ insuredId, agencyId, shares }: DocumentsOfPolicy): readonly Uuid[] => [
  insuredId,
  ...(agencyId === null ? [] : [agencyId]),
  ...shares.map(({ requesterId }) => requesterId),
];
