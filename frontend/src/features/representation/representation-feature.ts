import type { Feature } from '#shared/feature';
import { lazyPage } from '#shared/ui/lazy-page.tsx';

/** Who answers for an insured. */
export const representationFeature: Feature = {
  name: 'representation',
  routes: [{ path: 'my-agent', ...lazyPage(() => import('./pages/my-agent.page.js')) }],
};
