import { Module } from '@nestjs/common';
import { SHEET_UPLOAD_KINDS } from '@covertrail/domain/fields/upload-rules';
import type { BackendFeature } from '#feature';
import { reactsWith } from '#feature-reaction';
import { SheetImports } from '#spreadsheets/sheet-imports.service';
import { SheetReader } from '#spreadsheets/sheet-reader.service';
import { uploadsBy } from '#uploads/upload.module';
import { Uploads } from '#uploads/uploads.service';
import { AddLocationHandler } from './add-location.command.js';
import { LocationImportController } from './import/location-import.controller.js';
import { locationImporter } from './import/location-importer.reaction.js';
import { LocationImports } from './import/location-imports.service.js';
import { LocationDetailsHandler } from './location-details.query.js';
import { LocationExport } from './location-export.service.js';
import { LocationController } from './location.controller.js';
import { LOCATION_PROBLEMS } from './location.problems.js';
import { RemoveLocationHandler } from './remove-location.command.js';
import { ReviseLocationHandler } from './revise-location.command.js';

@Module({
  imports: [uploadsBy({ purpose: 'sheet', kinds: SHEET_UPLOAD_KINDS })],
  controllers: [LocationImportController, LocationController],
  providers: [
    AddLocationHandler, ReviseLocationHandler, RemoveLocationHandler, LocationDetailsHandler,
    SheetReader, SheetImports, Uploads, LocationImports, LocationExport,
  ],
  exports: [LocationImports],
})
class LocationModule {}

export const locationFeature: BackendFeature = {
  name: 'location',
  module: LocationModule,
  reactions: [reactsWith(LocationImports, locationImporter)],
  problems: LOCATION_PROBLEMS,
};
