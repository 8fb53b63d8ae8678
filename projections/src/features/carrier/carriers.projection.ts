import { carriersView, type CarrierDocument } from '@covertrail/contracts/carrier/carrier.views';
import { setFrom } from '@covertrail/domain/kernel/timeline';
import { defineProjection, type RecordedEvent } from '@covertrail/platform/engine/define-projection';
import { foldedText } from '@covertrail/platform/read-store/folded-text';

/** Which insurers are there, and how are they rated? */
export const carriers = defineProjection(carriersView)({
  version: 4,
  on: { CarrierAdded: (_carrier, event) => added(event) },
  changes: {
    CarrierRated: (carrier, { id, data: { effectiveFrom, rating } }) => ({
      ...carrier,
      ratings: setFrom(carrier.ratings, effectiveFrom, rating, id),
    }),
  },
  keys: ({ data }) => [data.carrierId],
});

function added({ data: { carrierId, name, naic }, meta }: RecordedEvent<'CarrierAdded'>): CarrierDocument {
  const nameFolded = foldedText(name);
  return {
    id: carrierId,
    kind: 'carrier',
    name,
    nameFolded,
    naic,
    searched: `${nameFolded} ${naic}`,
    addedBy: meta.tenant,
    ratings: [],
  };
}
