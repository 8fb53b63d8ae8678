import { activityLogPages } from '#pages/activity-log.pages';
import type { Feature } from '#shared/feature';
import { pageRoutes } from '#shared/navigation/page-routes';
import { activityLogSaga } from './activity-log.saga.js';
import { activityLogSlice } from './activity-log.slice.js';

/** Every event that the company of the reader may see. */
export const activityLogFeature: Feature = {
  name: 'activity-log',
  palette: () => import('./activity-log.palette.js'),
  reducers: { activityLog: activityLogSlice.reducer },
  saga: activityLogSaga,
  routes: pageRoutes(activityLogPages, {
    'activity-log': () => import('./pages/activity-log.page.js'),
  }),
};
