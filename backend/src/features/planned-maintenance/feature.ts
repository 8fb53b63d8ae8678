import { Module } from '@nestjs/common';
import type { BackendFeature } from '#feature';
import { ReadMaintenanceStatusHandler } from './maintenance-status.query.js';
import { PlannedMaintenanceController } from './planned-maintenance.controller.js';
import { PLANNED_MAINTENANCE_PROBLEMS } from './planned-maintenance.problems.js';
import { ListPlannedMaintenanceHandler } from './planned-maintenance-list.query.js';

@Module({
  controllers: [PlannedMaintenanceController],
  providers: [ReadMaintenanceStatusHandler, ListPlannedMaintenanceHandler],
})
class PlannedMaintenanceModule {}

/** When the product is maintained; what operators order of its parts is the feature `maintenance`. */
export const plannedMaintenanceFeature: BackendFeature = {
  name: 'planned-maintenance',
  module: PlannedMaintenanceModule,
  problems: PLANNED_MAINTENANCE_PROBLEMS,
};
