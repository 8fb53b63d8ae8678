import type { ActivityRelationsDocument } from '@covertrail/contracts/activity-log/activity-log.views';
import { namedInsuredsView, type NamedInsuredsDocument } from '@covertrail/contracts/named-insured/named-insured.views';
import { defineProjection, sameFor } from '@covertrail/platform/engine/define-projection';
import type { RelatedDocuments } from '@covertrail/platform/engine/projection';
import { activityRelations } from '#activity-relations.projection';
import { agenciesAfter } from '#agencies-of-insured';
import { AGENCY_CHANGES, type AgencyChange } from '#agency-of-record';

type Found = RelatedDocuments<ActivityRelationsDocument>;

/** Under which names is this client insured? [G08] */
export const namedInsureds = defineProjection(namedInsuredsView)({
  version: 1,
  on: {
    NamedInsuredsStated: (_list, { data: { insuredId, primary, further }, revision, position }, _key, found) => ({
      id: insuredId,
      insuredId,
      primary,
      further,
      revision,
      agencyIds: agenciesAfter(insuredId, position, found),
    }),
  },
  changes: sameFor(AGENCY_CHANGES, (list: NamedInsuredsDocument, event: AgencyChange, _key: string, found: Found) => ({
    ...list,
    agencyIds: agenciesAfter(list.insuredId, event.position, found),
  })),
  related: { projection: activityRelations, ids: ({ data }) => [data.insuredId] },
  keys: ({ data }) => [data.insuredId],
  audience: (before, after) => [
    ...new Set([before, after].flatMap((list) => (list ? [list.insuredId, ...list.agencyIds] : []))),
  ],
});
