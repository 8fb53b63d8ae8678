import { History } from 'lucide-react';
import type { Feature } from '#shared/feature';
import { pageAt } from '#shared/navigation/page-at';
import { activityLogSaga } from './activity-log.saga.js';
import { activityLogSlice } from './activity-log.slice.js';

/** Every event that the company of the reader may see. */
export const activityLogFeature: Feature = {
  name: 'activity-log',
  reducers: { activityLog: activityLogSlice.reducer },
  saga: activityLogSaga,
  routes: [pageAt('activity-log', () => import('./pages/activity-log.page.js'))],
  menu: [
    {
      page: 'activity-log',
      title: 'Activity Log',
      icon: History,
      group: 'records',
    },
  ],
};
