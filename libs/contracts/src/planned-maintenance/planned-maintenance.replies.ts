import type { Instant, Uuid } from '@covertrail/domain/kernel/event';
import type { PlannedMaintenanceDocument } from './planned-maintenance.views.js';

/**
 * Whether the product is maintained now [A13]: the flag, and when the maintenance that runs, or else the next one, begins and ends. The
 * times are null where none is planned.
 */
export interface MaintenanceStatus {
  readonly flag: boolean;
  readonly statTime: Instant | null;
  readonly endTime: Instant | null;
  /** What the operator wrote about it. */
  readonly text: string;
  /** The address of those who help; null where none is named. */
  readonly contact: string | null;
  /** Now, by the clock of the server. */
  readonly at: Instant;
}

/** What an operator reads of one period. */
export interface PlannedMaintenanceRow extends Omit<PlannedMaintenanceDocument, 'plannedBy'> {
  /** A name. */
  readonly plannedBy: string;
}

export interface MaintenanceChanged {
  readonly maintenanceId: Uuid;
}
