import type { CarrierAdded, CarrierEvent, CarrierRated } from '@covertrail/domain/carrier/carrier.contract';
import type { Rating } from '@covertrail/domain/compliance/coverage';
import type { Uuid } from '@covertrail/domain/kernel/event';
import { setFrom, type Timeline } from '@covertrail/domain/kernel/timeline';
import type { Projection } from '@covertrail/platform/engine/projection';

export type CarrierDocument = {
  readonly id: Uuid;
  /** Always `carrier`: what a search through all of them holds on to. */
  readonly kind: 'carrier';
  readonly name: string;
  readonly nameFolded: string;
  readonly naic: string;
  readonly searched: string;
  /** The company that added it; null for one that all may choose. */
  readonly addedBy: Uuid | null;
  readonly ratings: Timeline<Rating>;
};

/** Which insurers are there, and how are they rated? */
export const carriers: Projection<CarrierDocument> = {
  name: 'carriers',
  version: 2,
  handles: ['CarrierAdded', 'CarrierRated'],
  ignores: [],
  indexes: [{ fields: ['kind', 'nameFolded'] }, { fields: ['addedBy', 'nameFolded'] }, { fields: ['kind'], words: ['searched'] }],
  keys: (event) => [(event.data as CarrierEvent['data']).carrierId],
  evolve: (carrier, event) => {
    if (event.type === 'CarrierAdded') return added(event.data as CarrierAdded['data'], event.meta.tenant);
    const { effectiveFrom, rating } = event.data as CarrierRated['data'];
    return carrier && { ...carrier, ratings: setFrom(carrier.ratings, effectiveFrom, rating, event.id) };
  },
  audience: () => [],
};

function added({ carrierId, name, naic }: CarrierAdded['data'], addedBy: Uuid | null): CarrierDocument {
  const nameFolded = name.toLocaleLowerCase('en');
  return { id: carrierId, kind: 'carrier', name, nameFolded, naic, searched: `${nameFolded} ${naic}`, addedBy, ratings: [] };
}
