import type { Feature } from '#shared/feature';
import { lazyPage } from '#shared/ui/lazy-page.tsx';

/** The operator's page. Nobody of a company opens it. */
export const maintenanceFeature: Feature = {
  name: 'maintenance',
  operatorRoutes: [{ index: true, ...lazyPage(() => import('./pages/operation.page.js')) }],
};
