import type { Feature } from '#shared/feature';
import { lazyPage } from '#shared/ui/lazy-page.tsx';

/** The projects of a requester. */
export const projectFeature: Feature = {
  name: 'project',
  routes: [{ path: 'manage-projects', ...lazyPage(() => import('./pages/manage-projects.page.js')) }],
};
