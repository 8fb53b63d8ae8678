import { Module } from '@nestjs/common';
import { SHEET_UPLOAD_KINDS } from '@covertrail/domain/kernel/upload-kinds';
import type { BackendFeature } from '#feature';
import { reactsWith } from '#feature-reaction';
import { SCHEDULES } from '#schedules/schedule-providers';
import { Schedules } from '#schedules/schedules.service';
import { uploadsBy } from '#uploads/upload.module';
import { vehicleCarrier } from './carry-over/vehicle-carrier.reaction.js';
import { VehicleImportController } from './import/vehicle-import.controller.js';
import { vehicleImporter } from './import/vehicle-importer.reaction.js';
import { VehicleController } from './vehicle.controller.js';
import { VEHICLE_GRANTS } from './vehicle.grants.js';
import { VEHICLE_PROBLEMS } from './vehicle.problems.js';

@Module({
  imports: [uploadsBy({ purpose: 'sheet', kinds: SHEET_UPLOAD_KINDS })],
  controllers: [VehicleImportController, VehicleController],
  providers: [...SCHEDULES],
  exports: [Schedules],
})
class VehicleModule {}

export const vehicleFeature: BackendFeature = {
  name: 'vehicle',
  module: VehicleModule,
  reactions: [reactsWith(Schedules, vehicleImporter), reactsWith(Schedules, vehicleCarrier)],
  grants: VEHICLE_GRANTS,
  problems: VEHICLE_PROBLEMS,
};
