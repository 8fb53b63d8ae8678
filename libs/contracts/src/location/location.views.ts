import type { FactSource } from '@covertrail/domain/insurance/source-table';
import type { Position, Uuid } from '@covertrail/domain/kernel/event';
import type { LocationPlace } from '@covertrail/domain/location/location.contract';
import { defineView } from '../define-view.js';

/** A location in a list: its buildings and limits are read from its stream when it is opened. */
export type LocationDocument = {
  readonly id: Uuid;
  readonly policyId: Uuid;
  readonly insuredId: Uuid;
  readonly agencyId: Uuid | null;
  readonly importId: Uuid | null;
  readonly place: LocationPlace;
  /** The same for locations with the same address: `placeKey`. */
  readonly placeKey: string;
  /** The number in a form that sorts 2 before 10. */
  readonly numberOrder: string;
  readonly buildingCount: number;
  readonly limitCount: number;
  /** Case-folded words for the search. */
  readonly searched: string;
  /** Who stated any of it last, and when. */
  readonly source: FactSource | null;
  readonly revision: number;
  /** Where the event that added it stands in the log: a selection may leave out what was added later. */
  readonly addedAt: Position;
};

/** Which locations does this policy cover? */
export const locationsView = defineView<LocationDocument>()({
  name: 'locations',
  indexes: [
    { fields: ['policyId', 'numberOrder'] },
    { fields: ['policyId'], words: ['searched'] },
    { fields: ['importId', 'numberOrder'] },
    { fields: ['insuredId'], words: ['searched'] },
    { fields: ['insuredId', 'placeKey'] },
  ],
  unindexed: ['addedAt'],
});
