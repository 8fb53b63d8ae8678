import { query } from '../calls/call.js';
import type { PageOf } from '../calls/page.js';
import type { ActivityFeature, ActivityPerson, ActivityRow } from './activity-log.replies.js';
import type { ActivityFilterDto, ActivityListDto, ActivityPeopleDto } from './activity-log.inputs.js';

/** Newest first. */
export const activityList = query<{ query: ActivityListDto; reply: PageOf<ActivityRow> }>()('activity-log', {
  needs: 'readActivityLog',
  view: 'activity-log',
});

/** The people who acted in it; without a keyword the first ones by name. */
export const activityPeople = query<{ query: ActivityPeopleDto; reply: PageOf<ActivityPerson> }>()(
  'activity-log/people',
  { needs: 'readActivityLog', view: 'activity-log', shape: 'people' },
);

/** What events may be about, for the filter, by its words. */
export const activityFeatures = query<{ reply: readonly ActivityFeature[] }>()('activity-log/features', {
  needs: 'readActivityLog',
  idAt: 'feature',
});

export const activityExport = query<{ query: ActivityFilterDto }>()('activity-log/export', {
  needs: 'readActivityLog',
  answers: 'file',
  long: true,
});
