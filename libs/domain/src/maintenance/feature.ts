import { maintenanceCatalogue } from './maintenance.catalogue.js';
import { maintenanceDecider, MAINTENANCE_CODES } from './maintenance.decider.js';

export const maintenance = {
  name: 'maintenance',
  decider: maintenanceDecider,
  catalogue: maintenanceCatalogue,
  codes: MAINTENANCE_CODES,
} as const;
