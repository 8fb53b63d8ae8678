import type { ProjectionFeature } from '#feature';
import { activityLog } from './activity-log.projection.js';
import { activityRelations } from '#activity-relations.projection';

export const activityLogFeature: ProjectionFeature = {
  name: 'activity-log',
  projections: [activityRelations, activityLog],
};
