import { Module } from '@nestjs/common';
import type { BackendFeature } from '#feature';
import { DecodedStreams } from '@covertrail/platform/deciders/decoded-streams';
import { NamesService } from '#naming/names.service';
import { ActivityExport } from './activity-export/activity-export.service.js';
import { ActivityExportThread } from './activity-export/activity-export-thread.js';
import { RunningExports } from './activity-export/running-exports.service.js';
import { ListActivityFeaturesHandler } from './activity-features/activity-features.query.js';
import { ActivityList } from './activity-list/activity-list.reader.js';
import { ReadActivityPageHandler } from './activity-list/activity-page.query.js';
import { ActivityRows } from './activity-list/activity-rows.service.js';
import { FindActivityPeopleHandler } from './activity-people/activity-people.query.js';
import { ActivityLogController } from './activity-log.controller.js';

@Module({
  controllers: [ActivityLogController],
  providers: [
    ActivityList,
    {
      provide: ActivityRows,
      useFactory: (streams: DecodedStreams, naming: NamesService) => new ActivityRows(streams, naming),
      inject: [DecodedStreams, NamesService],
    },
    ReadActivityPageHandler,
    FindActivityPeopleHandler,
    ListActivityFeaturesHandler,
    ActivityExport,
    ActivityExportThread,
    RunningExports,
  ],
})
class ActivityLogModule {}

export const activityLogFeature: BackendFeature = {
  name: 'activity-log',
  module: ActivityLogModule,
};
