import {
  certificateHoldersView,
  type CertificateHolderDocument,
} from '@covertrail/contracts/holder-book/holder-book.views';
import type { HolderDetails } from '@covertrail/domain/insurance/terms/holder-details';
import type { Instant, Uuid } from '@covertrail/domain/kernel/event';
import { defineProjection } from '@covertrail/platform/engine/define-projection';
import { foldedText } from '@covertrail/platform/read-store/folded-text';

/** Which certificate holders are in this address book? [G08] */
export const certificateHolders = defineProjection(certificateHoldersView)({
  version: 1,
  on: {
    CertificateHolderAdded: (_holder, event) => documentOf(event),
    CertificateHolderRestored: (_holder, event) => documentOf(event),
  },
  changes: {
    CertificateHolderRevised: (document, { data, meta, revision }) => ({
      ...document,
      ...columnsOf(data.after),
      changedAt: meta.recordedAt,
      revision,
    }),
    CertificateHolderRemoved: () => null,
  },
  keys: ({ data }) => [data.holderId],
  audience: (before, after) => [before, after].flatMap((document) => (document ? [document.ownerId] : [])),
});

interface Booked {
  readonly data: { readonly holderId: Uuid; readonly ownerId: Uuid; readonly holder: HolderDetails };
  readonly meta: { readonly recordedAt: Instant };
  readonly revision: number;
}

const documentOf = ({ data: { holderId, ownerId, holder }, meta, revision }: Booked): CertificateHolderDocument => ({
  id: holderId,
  ownerId,
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
