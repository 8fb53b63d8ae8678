import { sharesView, type ShareDocument } from '@covertrail/contracts/share/share.views';
import { idWord } from '@covertrail/contracts/activity-log/activity-log.views';
import { defineProjection, type RecordedEvent } from '@covertrail/platform/engine/define-projection';

/** Which policies does this insured share, and with whom? */
export const shares = defineProjection(sharesView)({
  version: 3,
  on: { PoliciesShared: (_share, event) => opened(event) },
  changes: {
    ShareEnded: (share) => ({ ...share, ended: true }),
    AgencyAppointed: (share, { data }) => ({ ...share, agencyId: data.agencyId }),
    ClientTransferred: (share, { data }) => ({ ...share, agencyId: data.toAgencyId }),
  },
  keys: ({ type, data }, own) => (type === 'PoliciesShared' || type === 'ShareEnded' ? [data.shareId] : own.idsWhere('insuredId', data.insuredId)),
  audience: (before, after) => [...new Set([before, after].flatMap((share) => (share ? [share.insuredId, share.requesterId, share.agencyId] : [])))]
    .filter((id) => id !== null),
});

function opened({ data, meta }: RecordedEvent<'PoliciesShared'>): ShareDocument {
  const { shareId, insuredId, agencyId, requesterId, projectId, requestId, policyIds } = data;
  return { id: shareId, insuredId, agencyId, requesterId, projectId, requestId, policyIds, policyWords: policyIds.map(idWord).join(' '), sharedAt: meta.recordedAt, ended: false };
}
