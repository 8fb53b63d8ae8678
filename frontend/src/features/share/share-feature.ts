import type { Feature } from '#shared/feature';
import { lazyPage } from '#shared/ui/lazy-page.tsx';

/** What an insured lets requesters see. */
export const shareFeature: Feature = {
  name: 'share',
  routes: [{ path: 'shared-policies', ...lazyPage(() => import('./pages/shared-policies.page.js')) }],
};
