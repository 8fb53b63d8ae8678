import type { Feature } from '../../shared/feature.js';
import { lazyPage } from '../../shared/ui/lazy-page.js';

/** Who answers for an insured. */
export const representationFeature: Feature = {
  name: 'representation',
  routes: [{ path: 'my-agent', ...lazyPage(() => import('./pages/my-agent.page.js')) }],
};
