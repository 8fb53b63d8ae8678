import { holderUsesView, type HolderUseDocument } from '@covertrail/contracts/holder-book/holder-uses.views';
import type { ActivityRelationsDocument } from '@covertrail/contracts/activity-log/activity-log.views';
import type { HolderDetails } from '@covertrail/domain/insurance/terms/holder-details';
import { holderKey } from '@covertrail/domain/insurance/terms/holder-key';
import type { Instant, Position, Uuid } from '@covertrail/domain/kernel/event';
import { defineProjection, sameFor } from '@covertrail/platform/engine/define-projection';
import type { RelatedDocuments } from '@covertrail/platform/engine/projection';
import { activityRelations } from '#activity-relations.projection';
import { agenciesAfter, wordsOf } from '#agencies-of-insured';
import { AGENCY_CHANGES, isAgencyChange, type AgencyChange } from '#agency-of-record';

type Found = RelatedDocuments<ActivityRelationsDocument>;

/** Which shares and answers name this certificate holder? The share that an answer makes states none: it is found by the answer. [G08] */
export const holderUses = defineProjection(holderUsesView)({
  version: 1,
  on: {
    PoliciesShared: (_use, event, id, found) => useOf('share', id, event, found),
    RequestResponded: (_use, event, id, found) => useOf('answer', id, event, found),
  },
  changes: {
    ShareEnded: (use) => ({ ...use, ended: true }),
    ShareEnabled: (use) => ({ ...use, ended: false }),
    SharedPolicyRemoved: (use, { data: { policyIds } }) => ({
      ...use,
      policyCount: use.policyCount - policyIds.length,
    }),
    ...sameFor(AGENCY_CHANGES, (use: HolderUseDocument, event: AgencyChange, _key: string, found: Found) =>
      seenBy(use, agenciesAfter(use.insuredId, event.position, found)),
    ),
  },
  related: { projection: activityRelations, ids: ({ data }) => (data.insuredId === null ? [] : [data.insuredId]) },
  keys: (event, own) => {
    if (isAgencyChange(event)) return own.idsWhere('insuredId', event.data.insuredId);
    return ['shareId' in event.data ? event.data.shareId : event.data.requestId];
  },
  audience: (before, after) => [
    ...new Set([before, after].flatMap((use) => (use ? [use.insuredId, ...use.agencyIds] : []))),
  ],
});

interface Used {
  readonly data: {
    readonly insuredId: Uuid | null;
    readonly requesterId: Uuid;
    readonly projectId: Uuid;
    readonly policyIds: readonly Uuid[];
    readonly holder?: HolderDetails;
  };
  readonly meta: { readonly recordedAt: Instant };
  readonly position: Position;
}

/** Null where no holder was stated: an answer that takes the place of one that stated one names nobody any more. */
function useOf(
  kind: HolderUseDocument['kind'],
  id: Uuid,
  { data: { insuredId, requesterId, projectId, policyIds, holder }, meta, position }: Used,
  found: Found,
): HolderUseDocument | null {
  if (insuredId === null || holder === undefined) return null;
  const use = { id, kind, holderKey: holderKey(holder), insuredId, requesterId, projectId };
  const stated = { ...use, policyCount: policyIds.length, usedAt: meta.recordedAt, ended: false };
  return seenBy({ ...stated, agencyIds: [], agencyWords: '' }, agenciesAfter(insuredId, position, found));
}

const seenBy = (use: HolderUseDocument, agencyIds: readonly Uuid[]): HolderUseDocument => ({
  ...use,
  agencyIds,
  agencyWords: wordsOf(agencyIds),
});
