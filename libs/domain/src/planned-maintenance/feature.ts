import { plannedMaintenanceCatalogue } from './planned-maintenance.catalogue.js';
import { plannedMaintenanceDecider, PLANNED_MAINTENANCE_CODES } from './planned-maintenance.decider.js';

export const plannedMaintenance = {
  name: 'planned-maintenance',
  decider: plannedMaintenanceDecider,
  catalogue: plannedMaintenanceCatalogue,
  codes: PLANNED_MAINTENANCE_CODES,
} as const;
