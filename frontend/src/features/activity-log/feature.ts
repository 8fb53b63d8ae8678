import { History } from 'lucide-react';
import type { Feature } from '#shared/feature';
import { lazyPage } from '#shared/ui/lazy-page.tsx';
import { activityLogSaga } from './activity-log.saga.js';
import { activityLogSlice } from './activity-log.slice.js';

/** Every event that the company of the reader may see. */
export const activityLogFeature: Feature = {
  name: 'activity-log',
  reducers: { activityLog: activityLogSlice.reducer },
  saga: activityLogSaga,
  routes: [{ path: 'activity-log', ...lazyPage(() => import('./pages/activity-log.page.js')) }],
  menu: [
    {
      path: '/app/activity-log',
      title: 'Activity Log',
      icon: History,
      roles: ['requester', 'insured', 'agent'],
      group: 'records',
    },
  ],
};
