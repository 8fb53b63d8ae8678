import { Module } from '@nestjs/common';
import type { BackendFeature } from '#feature';
import { AddLocationHandler } from './add-location.command.js';
import { LocationDetailsHandler } from './location-details.query.js';
import { LocationController } from './location.controller.js';
import { LOCATION_PROBLEMS } from './location.problems.js';
import { RemoveLocationHandler } from './remove-location.command.js';
import { ReviseLocationHandler } from './revise-location.command.js';

@Module({
  controllers: [LocationController],
  providers: [AddLocationHandler, ReviseLocationHandler, RemoveLocationHandler, LocationDetailsHandler],
})
class LocationModule {}

export const locationFeature: BackendFeature = { name: 'location', module: LocationModule, problems: LOCATION_PROBLEMS };
