import { sharesView, type ShareDocument } from '@covertrail/contracts/share/share.views';
import { idWord, type ActivityRelationsDocument } from '@covertrail/contracts/activity-log/activity-log.views';
import type { Uuid } from '@covertrail/domain/kernel/event';
import type { RelatedDocuments } from '@covertrail/platform/engine/projection';
import { defineProjection, sameFor, type RecordedEvent } from '@covertrail/platform/engine/define-projection';
import { activityRelations } from '#activity-relations.projection';
import { agenciesAfter, wordsOf } from '#agencies-of-insured';
import { AGENCY_CHANGES, type AgencyChange } from '#agency-of-record';

type Found = RelatedDocuments<ActivityRelationsDocument>;

/** Which policies does this insured share, and with whom? */
export const shares = defineProjection(sharesView)({
  version: 4,
  on: { PoliciesShared: (_share, event, _key, found) => opened(event, found) },
  changes: {
    ShareEnded: (share) => ({ ...share, ended: true }),
    ...sameFor(AGENCY_CHANGES, (share: ShareDocument, event: AgencyChange, _key: string, found: Found) =>
      seenBy(share, agenciesAfter(share.insuredId, event.position, found)),
    ),
  },
  related: { projection: activityRelations, ids: ({ data }) => [data.insuredId] },
  keys: (event, own) =>
    event.type === 'PoliciesShared' || event.type === 'ShareEnded'
      ? [event.data.shareId]
      : own.idsWhere('insuredId', event.data.insuredId),
  audience: (before, after) => [
    ...new Set(
      [before, after].flatMap((share) => (share ? [share.insuredId, share.requesterId, ...share.agencyIds] : [])),
    ),
  ],
});

const seenBy = (share: ShareDocument, agencyIds: readonly Uuid[]): ShareDocument => ({
  ...share,
  agencyIds,
  agencyWords: wordsOf(agencyIds),
});

function opened({ data, meta, position }: RecordedEvent<'PoliciesShared'>, found: Found): ShareDocument {
  const { shareId, insuredId, requesterId, projectId, requestId, policyIds } = data;
  const share = {
    id: shareId,
    insuredId,
    agencyIds: [],
    agencyWords: '',
    requesterId,
    projectId,
    requestId,
    policyIds,
    policyWords: policyIds.map(idWord).join(' '),
    sharedAt: meta.recordedAt,
    ended: false,
  };
  return seenBy(share, agenciesAfter(insuredId, position, found));
}
