import type { Instant, Uuid } from '@covertrail/domain/kernel/event';
import { defineView } from '../define-view.js';

/** One order of an operator. `subject` is the name of the view or reaction, or the id of the mail. */
export type MaintenanceOrderDocument = {
  readonly id: Uuid;
  readonly kind: 'rebuild' | 'resume' | 'retry' | 'skip' | 'mail';
  readonly subject: string;
  readonly subjectKind: 'view' | 'reaction' | 'mail';
  /** The parked event that it is about; null for the others. */
  readonly eventId: Uuid | null;
  readonly reason: string;
  /** The operator. */
  readonly orderedBy: Uuid;
  readonly orderedAt: Instant;
};

/** What have operators ordered? */
export const maintenanceOrdersView = defineView<MaintenanceOrderDocument>()({
  name: 'maintenance-orders',
  indexes: [{ fields: ['orderedAt'] }],
});
