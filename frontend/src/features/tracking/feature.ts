import { trackingPages } from '#pages/tracking.pages';
import type { Feature } from '#shared/feature';
import { pageRoutes } from '#shared/navigation/page-routes';
import { SupplierSearchButton } from './search/supplier-search-button.js';

/** The requester's tracked suppliers. */
export const trackingFeature: Feature = {
  name: 'tracking',
  palette: () => import('./tracking.palette.js'),
  search: SupplierSearchButton,
  routes: pageRoutes(trackingPages, {
    dashboard: () => import('./pages/dashboard.page.js'),
    suppliers: () => import('./pages/suppliers.page.js'),
    'suppliers/:trackingId': () => import('./pages/supplier.page.js'),
  }),
};
