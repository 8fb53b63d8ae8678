import type { DomainEvent, Instant, Uuid } from '../kernel/event.js';

/** A time in which nothing is recorded but what operators do: from `from`, before `until`. */
export interface MaintenancePeriod {
  readonly maintenanceId: Uuid;
  readonly from: Instant;
  readonly until: Instant;
  /** What people read about it, as the operator wrote it. */
  readonly text: string;
}

export type MaintenancePlanned = DomainEvent<'MaintenancePlanned', MaintenancePeriod>;
/** Before it began it does not take place; while it runs it ends. */
export type PlannedMaintenanceCanceled = DomainEvent<'PlannedMaintenanceCanceled', { readonly maintenanceId: Uuid }>;

export type PlannedMaintenanceEvent = MaintenancePlanned | PlannedMaintenanceCanceled;

/** `at` is now. */
export type PlannedMaintenanceCommand =
  | ({ readonly type: 'PlanMaintenance'; readonly at: Instant } & MaintenancePeriod)
  | { readonly type: 'CancelPlannedMaintenance'; readonly at: Instant; readonly maintenanceId: Uuid };
