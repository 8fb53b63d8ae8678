import { Module } from '@nestjs/common';
import type { BackendFeature } from '#feature';
import { ActivityExport } from './activity-export/activity-export.service.js';
import { RunningExports } from './activity-export/running-exports.service.js';
import { ActivityList } from './activity-list/activity-list.reader.js';
import { ReadActivityPageHandler } from './activity-list/activity-page.query.js';
import { ActivityRows } from './activity-list/activity-rows.service.js';
import { FindActivityPeopleHandler } from './activity-people/activity-people.query.js';
import { ActivityLogController } from './activity-log.controller.js';

@Module({
  controllers: [ActivityLogController],
  providers: [ActivityList, ActivityRows, ReadActivityPageHandler, FindActivityPeopleHandler, ActivityExport, RunningExports],
})
class ActivityLogModule {}

export const activityLogFeature: BackendFeature = {
  name: 'activity-log',
  module: ActivityLogModule,
};
