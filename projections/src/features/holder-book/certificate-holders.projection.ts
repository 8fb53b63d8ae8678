import type { ActivityRelationsDocument } from '@covertrail/contracts/activity-log/activity-log.views';
import {
  certificateHoldersView,
  type CertificateHolderDocument,
} from '@covertrail/contracts/holder-book/holder-book.views';
import type { HolderDetails } from '@covertrail/domain/insurance/terms/holder-details';
import type { Instant, Position, Uuid } from '@covertrail/domain/kernel/event';
import { defineProjection, sameFor } from '@covertrail/platform/engine/define-projection';
import type { RelatedDocuments } from '@covertrail/platform/engine/projection';
import { foldedText } from '@covertrail/platform/read-store/folded-text';
import { activityRelations } from '#activity-relations.projection';
import { agenciesAfter } from '#agencies-of-insured';
import { AGENCY_CHANGES, isAgencyChange, type AgencyChange } from '#agency-of-record';

type Found = RelatedDocuments<ActivityRelationsDocument>;

/** Which certificate holders are in this address book? [G08] */
export const certificateHolders = defineProjection(certificateHoldersView)({
  version: 2,
  on: {
    CertificateHolderAdded: (_holder, event, _key, found) => documentOf(event, found),
    CertificateHolderRestored: (_holder, event, _key, found) => documentOf(event, found),
  },
  changes: {
    CertificateHolderRevised: (document, { data, meta, revision }) => ({
      ...document,
      ...columnsOf(data.after),
      changedAt: meta.recordedAt,
      revision,
    }),
    CertificateHolderRemoved: () => null,
    ...sameFor(
      AGENCY_CHANGES,
      (document: CertificateHolderDocument, event: AgencyChange, _key: string, found: Found) => ({
        ...document,
        agencyIds: agenciesAfter(document.ownerId, event.position, found),
      }),
    ),
  },
  related: {
    projection: activityRelations,
    ids: (event) => [isAgencyChange(event) ? event.data.insuredId : event.data.ownerId],
  },
  keys: (event, own) => (isAgencyChange(event) ? own.idsWhere('ownerId', event.data.insuredId) : [event.data.holderId]),
  audience: (before, after) => [
    ...new Set([before, after].flatMap((document) => (document ? [document.ownerId, ...document.agencyIds] : []))),
  ],
});

interface Booked {
  readonly data: { readonly holderId: Uuid; readonly ownerId: Uuid; readonly holder: HolderDetails };
  readonly meta: { readonly recordedAt: Instant };
  readonly revision: number;
  readonly position: Position;
}

const documentOf = (
  { data: { holderId, ownerId, holder }, meta, revision, position }: Booked,
  found: Found,
): CertificateHolderDocument => ({
  id: holderId,
  ownerId,
  agencyIds: agenciesAfter(ownerId, position, found),
  ...columnsOf(holder),
  changedAt: meta.recordedAt,
  revision,
});

const columnsOf = (holder: HolderDetails) => ({
  holder,
  nameFolded: foldedText(holder.name),
  cityFolded: foldedText(holder.address?.city ?? ''),
  searched: foldedText(
    [
      holder.name,
      ...Object.values(holder.address ?? {}),
      holder.primaryNamedInsured,
      ...holder.furtherNamedInsureds,
    ].join(' '),
  ),
});
