import { Module } from '@nestjs/common';
import { SHEET_UPLOAD_KINDS } from '@covertrail/domain/kernel/upload-kinds';
import type { BackendFeature } from '#feature';
import { reactsWith } from '#feature-reaction';
import { SCHEDULES } from '#schedules/schedule-providers';
import { Schedules } from '#schedules/schedules.service';
import { uploadsBy } from '#uploads/upload.module';
import { locationCarrier } from './carry-over/location-carrier.reaction.js';
import { LocationImportController } from './import/location-import.controller.js';
import { locationImporter } from './import/location-importer.reaction.js';
import { ReadCommonLocationsHandler } from './common-locations.query.js';
import { LocationDetailsHandler } from './location-details.query.js';
import { LocationController } from './location.controller.js';
import { LOCATION_GRANTS } from './location.grants.js';
import { LOCATION_PROBLEMS } from './location.problems.js';

@Module({
  imports: [uploadsBy({ purpose: 'sheet', kinds: SHEET_UPLOAD_KINDS })],
  controllers: [LocationImportController, LocationController],
  providers: [...SCHEDULES, LocationDetailsHandler, ReadCommonLocationsHandler],
  exports: [Schedules],
})
class LocationModule {}

export const locationFeature: BackendFeature = {
  name: 'location',
  module: LocationModule,
  reactions: [reactsWith(Schedules, locationImporter), reactsWith(Schedules, locationCarrier)],
  grants: LOCATION_GRANTS,
  problems: LOCATION_PROBLEMS,
};
