import type { Feature } from '#shared/feature';
import { lazyPage } from '#shared/ui/lazy-page.tsx';

/** Why a tracked supplier stands as it does. */
export const findingsFeature: Feature = {
  name: 'findings',
  routes: [{ path: 'suppliers/:trackingId/why', ...lazyPage(() => import('./why.page.js')) }],
};
