import { Module } from '@nestjs/common';
import { SHEET_UPLOAD_KINDS } from '@covertrail/domain/kernel/upload-kinds';
import type { BackendFeature } from '#feature';
import { reactsWith } from '#feature-reaction';
import { CarryOver } from '#carrying-over/carry-over.service';
import { SPREADSHEETS } from '#spreadsheets/spreadsheet-providers';
import { uploadsBy } from '#uploads/upload.module';
import { AddVehicleHandler } from './add-vehicle.command.js';
import { vehicleCarrier } from './carry-over/vehicle-carrier.reaction.js';
import { VehicleCarrier } from './carry-over/vehicle-carrier.service.js';
import { VehicleImportController } from './import/vehicle-import.controller.js';
import { vehicleImporter } from './import/vehicle-importer.reaction.js';
import { VehicleImports } from './import/vehicle-imports.service.js';
import { VehicleRecords } from './import/vehicle-records.service.js';
import { ReviseVehicleHandler } from './revise-vehicle.command.js';
import { VehicleExport } from './vehicle-export.service.js';
import { VehicleController } from './vehicle.controller.js';
import { VEHICLE_PROBLEMS } from './vehicle.problems.js';
import { VEHICLE_GRANTS } from './vehicle.grants.js';

@Module({
  imports: [uploadsBy({ purpose: 'sheet', kinds: SHEET_UPLOAD_KINDS })],
  controllers: [VehicleImportController, VehicleController],
  providers: [
    AddVehicleHandler,
    ReviseVehicleHandler,
    ...SPREADSHEETS,
    VehicleRecords,
    VehicleImports,
    VehicleExport,
    CarryOver,
    VehicleCarrier,
  ],
  exports: [VehicleImports, VehicleCarrier],
})
class VehicleModule {}

export const vehicleFeature: BackendFeature = {
  name: 'vehicle',
  module: VehicleModule,
  reactions: [reactsWith(VehicleImports, vehicleImporter), reactsWith(VehicleCarrier, vehicleCarrier)],
  grants: VEHICLE_GRANTS,
  problems: VEHICLE_PROBLEMS,
};
