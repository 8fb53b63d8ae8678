import type { CalendarDate } from '@covertrail/domain/kernel/dates';
import type { Uuid } from '@covertrail/domain/kernel/event';
import { query } from '../calls/call.js';
import type { PageOf } from '../calls/page.js';
import type { PagingDto } from '../calls/page.inputs.js';
import type { ActivityPerson, ActivityRow } from './activity-log.replies.js';

/** The filters of the log. `from` and `to` are days of the reader's company, both included. */
export interface ActivityFilter {
  readonly company?: Uuid;
  readonly policy?: Uuid;
  readonly user?: Uuid;
  readonly from?: CalendarDate;
  readonly to?: CalendarDate;
  readonly feature?: string;
}

type ActivityQuery = ActivityFilter & Pick<PagingDto, 'page' | 'size' | 'after'>;

/** Newest first. */
export const activityList = query<{ query: ActivityQuery; reply: PageOf<ActivityRow> }>()('activity-log', {
  needs: 'readActivityLog',
  view: 'activity-log',
});

/** The people who acted in it; without a keyword the first ones by name. */
export const activityPeople = query<{ query: { keyword?: string }; reply: PageOf<ActivityPerson> }>()(
  'activity-log/people',
  { needs: 'readActivityLog', view: 'activity-log', shape: 'people' },
);

export const activityExport = query<{ query: ActivityFilter }>()('activity-log/export', {
  needs: 'readActivityLog',
  answers: 'file',
  long: true,
});
