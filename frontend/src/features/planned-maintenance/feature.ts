import type { Feature } from '#shared/feature';
import { lazyPage } from '#shared/ui/lazy-page.tsx';

/** When the product is maintained, for whoever uses it; operators plan it on their own page. */
export const plannedMaintenanceFeature: Feature = {
  name: 'planned-maintenance',
  openRoutes: [{ path: '/maintenance', ...lazyPage(() => import('./pages/maintenance.page.js')) }],
  frame: () => import('./planned-maintenance.frame.js'),
};
