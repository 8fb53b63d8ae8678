import type { FactSource } from '@covertrail/domain/insurance/source-table';
import type { Position, Uuid } from '@covertrail/domain/kernel/event';
import { defineView } from '../define-view.js';

export type VehicleDocument = {
  readonly id: Uuid;
  readonly vin: string;
  readonly year: number | null;
  readonly make: string;
  readonly model: string;
  readonly policyId: Uuid;
  readonly insuredId: Uuid;
  readonly agencyId: Uuid | null;
  /** Case-folded words for the search. */
  readonly searched: string;
  /** As for locations. */
  readonly source: FactSource | null;
  readonly revision: number;
  /** As for locations. */
  readonly addedAt: Position;
};

/** Which vehicles does this policy cover? */
export const vehiclesView = defineView<VehicleDocument>()({
  name: 'vehicles',
  indexes: [{ fields: ['policyId', 'vin'] }, { fields: ['policyId'], words: ['searched'] }, { fields: ['insuredId'] }],
  unindexed: ['addedAt'],
});
