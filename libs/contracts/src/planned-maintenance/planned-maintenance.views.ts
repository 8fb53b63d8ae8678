import type { Instant, Uuid } from '@covertrail/domain/kernel/event';
import { defineView } from '../define-view.js';

/** A period in which the product is, was or was to be maintained. */
export type PlannedMaintenanceDocument = {
  readonly id: Uuid;
  readonly from: Instant;
  readonly until: Instant;
  readonly text: string;
  /** The operator. */
  readonly plannedBy: Uuid;
  /** Null while it stands. */
  readonly canceledAt: Instant | null;
};

/** When is the product maintained? */
export const plannedMaintenanceView = defineView<PlannedMaintenanceDocument>()({
  name: 'planned-maintenance',
  indexes: [{ fields: ['until'] }],
  // There are few of them at a time.
  unindexed: ['canceledAt'],
});
