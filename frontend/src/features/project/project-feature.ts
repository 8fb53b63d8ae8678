import type { Feature } from '../../shared/feature.js';
import { lazyPage } from '../../shared/ui/lazy-page.js';

/** The projects of a requester. */
export const projectFeature: Feature = {
  name: 'project',
  routes: [{ path: 'manage-projects', ...lazyPage(() => import('./pages/manage-projects.page.js')) }],
};
