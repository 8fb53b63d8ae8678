import type { Feature } from '#shared/feature';
import { lazyPage } from '#shared/ui/lazy-page.tsx';

/** The requester's tracked suppliers. */
export const trackingFeature: Feature = {
  name: 'tracking',
  routes: [
    { path: 'dashboard', ...lazyPage(() => import('./pages/dashboard.page.js')) },
    { path: 'suppliers', ...lazyPage(() => import('./pages/suppliers.page.js')) },
  ],
};
