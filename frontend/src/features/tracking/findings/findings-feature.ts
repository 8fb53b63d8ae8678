import type { Feature } from '../../../shared/feature.js';
import { lazyPage } from '../../../shared/ui/lazy-page.js';

/** Why a tracked supplier stands as it does. */
export const findingsFeature: Feature = {
  name: 'findings',
  routes: [{ path: 'suppliers/:trackingId/why', ...lazyPage(() => import('./why.page.js')) }],
};
