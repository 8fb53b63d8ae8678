import type { ProjectionFeature } from '#feature';
import { plannedMaintenance } from './planned-maintenance.projection.js';

export const plannedMaintenanceFeature: ProjectionFeature = {
  name: 'planned-maintenance',
  projections: [plannedMaintenance],
};
