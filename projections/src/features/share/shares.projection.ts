import { sharesView, type ShareDocument } from '@covertrail/contracts/share/share.views';
import { idWord } from '@covertrail/contracts/activity-log/activity-log.views';
import { defineProjection, sameFor, type RecordedEvent } from '@covertrail/platform/engine/define-projection';
import { AGENCY_CHANGES, withAgency } from '#agency-of-record';

/** Which policies does this insured share, and with whom? */
export const shares = defineProjection(sharesView)({
  version: 3,
  on: { PoliciesShared: (_share, event) => opened(event) },
  changes: {
    ShareEnded: (share) => ({ ...share, ended: true }),
    ...sameFor(AGENCY_CHANGES, withAgency<ShareDocument>),
  },
  keys: (event, own) =>
    event.type === 'PoliciesShared' || event.type === 'ShareEnded'
      ? [event.data.shareId]
      : own.idsWhere('insuredId', event.data.insuredId),
  audience: (before, after) =>
    [
      ...new Set(
        [before, after].flatMap((share) => (share ? [share.insuredId, share.requesterId, share.agencyId] : [])),
      ),
    ].filter((id) => id !== null),
});

function opened({ data, meta }: RecordedEvent<'PoliciesShared'>): ShareDocument {
  const { shareId, insuredId, agencyId, requesterId, projectId, requestId, policyIds } = data;
  return {
    id: shareId,
    insuredId,
    agencyId,
    requesterId,
    projectId,
    requestId,
    policyIds,
    policyWords: policyIds.map(idWord).join(' '),
    sharedAt: meta.recordedAt,
    ended: false,
  };
}
