import { sharesView, type ShareDocument } from '@covertrail/contracts/share/share.views';
import { idWord, type ActivityRelationsDocument } from '@covertrail/contracts/activity-log/activity-log.views';
import type { Uuid } from '@covertrail/domain/kernel/event';
import type { RelatedDocuments } from '@covertrail/platform/engine/projection';
import { defineProjection, sameFor, type RecordedEvent } from '@covertrail/platform/engine/define-projection';
import { activityRelations } from '#activity-relations.projection';
import { agenciesAfter, wordsOf } from '#agencies-of-insured';
import { AGENCY_CHANGES, type AgencyChange } from '#agency-of-record';
import { shareOpened } from './opened-share.js';

type Found = RelatedDocuments<ActivityRelationsDocument>;

/** Which policies does this insured share, and with whom? */
export const shares = defineProjection(sharesView)({
  version: 6,
  on: {
    PoliciesShared: (_share, event, _key, found) =>
      seenBy(shareOpened(event), agenciesAfter(event.data.insuredId, event.position, found)),
  },
  changes: {
    ShareEnded: (share, { data }) => ({ ...share, ended: true, expired: data.expired ?? false }),
    ShareEnabled: (share, { data }) => ({
      ...share,
      ended: false,
      expired: false,
      expiresOn: data.shareExpiringOn ?? null,
    }),
    SharedPolicyRemoved: (share, { data }) =>
      showing(
        share,
        share.policyIds.filter((id) => !data.policyIds.includes(id)),
      ),
    SharedPolicyIssuedAgain: (share, { data: { policyId, upTo }, meta }) => ({
      ...share,
      issued: [...share.issued, { policyId, upTo, at: meta.recordedAt }],
    }),
    ShareOpened: (share, { data: { userId }, meta }) => {
      const opened = { userId, at: meta.recordedAt };
      return { ...share, firstOpened: share.firstOpened ?? opened, lastOpened: opened };
    },
    SharedDocumentsDownloaded: withReceipts,
    ...sameFor(AGENCY_CHANGES, (share: ShareDocument, event: AgencyChange, _key: string, found: Found) =>
      seenBy(share, agenciesAfter(share.insuredId, event.position, found)),
    ),
  },
  related: { projection: activityRelations, ids: ({ data }) => [data.insuredId] },
  keys: (event, own) =>
    'shareId' in event.data ? [event.data.shareId] : own.idsWhere('insuredId', event.data.insuredId),
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

const showing = (share: ShareDocument, policyIds: readonly Uuid[]): ShareDocument => ({
  ...share,
  policyIds,
  policyWords: policyIds.map(idWord).join(' '),
});

function withReceipts(
  share: ShareDocument,
  { data: { userId, documents }, meta }: RecordedEvent<'SharedDocumentsDownloaded'>,
): ShareDocument {
  const added = documents.map((document) => ({ ...document, userId, at: meta.recordedAt }));
  const kept = share.receipts.filter(
    (receipt) =>
      receipt.userId !== userId ||
      !documents.some(({ documentId, version }) => documentId === receipt.documentId && version === receipt.version),
  );
  return { ...share, receipts: [...kept, ...added] };
}
