import { Module } from '@nestjs/common';
import { SHEET_UPLOAD_KINDS } from '@covertrail/domain/kernel/upload-kinds';
import type { BackendFeature } from '#feature';
import { reactsWith } from '#feature-reaction';
import { SPREADSHEETS } from '#spreadsheets/spreadsheet-providers';
import { uploadsBy } from '#uploads/upload.module';
import { CarryOver } from '#carrying-over/carry-over.service';
import { AddLocationHandler } from './add-location.command.js';
import { locationCarrier } from './carry-over/location-carrier.reaction.js';
import { LocationCarrier } from './carry-over/location-carrier.service.js';
import { LocationImportController } from './import/location-import.controller.js';
import { locationImporter } from './import/location-importer.reaction.js';
import { LocationImports } from './import/location-imports.service.js';
import { LocationRecords } from './import/location-records.service.js';
import { LocationDetailsHandler } from './location-details.query.js';
import { LocationExport } from './location-export.service.js';
import { LocationController } from './location.controller.js';
import { LOCATION_PROBLEMS } from './location.problems.js';
import { ReviseLocationHandler } from './revise-location.command.js';
import { LOCATION_GRANTS } from './location.grants.js';

@Module({
  imports: [uploadsBy({ purpose: 'sheet', kinds: SHEET_UPLOAD_KINDS })],
  controllers: [LocationImportController, LocationController],
  providers: [
    AddLocationHandler,
    ReviseLocationHandler,
    LocationDetailsHandler,
    ...SPREADSHEETS,
    LocationRecords,
    LocationImports,
    LocationExport,
    CarryOver,
    LocationCarrier,
  ],
  exports: [LocationImports, LocationCarrier],
})
class LocationModule {}

export const locationFeature: BackendFeature = {
  name: 'location',
  module: LocationModule,
  reactions: [reactsWith(LocationImports, locationImporter), reactsWith(LocationCarrier, locationCarrier)],
  grants: LOCATION_GRANTS,
  problems: LOCATION_PROBLEMS,
};
