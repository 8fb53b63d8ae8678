import { trackingPages } from '#pages/tracking.pages';
import type { Feature } from '#shared/feature';
import { pageRoutes } from '#shared/navigation/page-routes';

/** The requester's tracked suppliers. */
export const trackingFeature: Feature = {
  name: 'tracking',
  palette: () => import('./tracking.palette.js'),
  frame: () => import('./tracking.frame.js'),
  routes: pageRoutes(trackingPages, {
    dashboard: () => import('./pages/dashboard.page.js'),
    'dashboard/past-day': () => import('./pages/past-day.page.js'),
    suppliers: () => import('./pages/suppliers.page.js'),
    'suppliers/:trackingId': () => import('./pages/supplier.page.js'),
  }),
};
