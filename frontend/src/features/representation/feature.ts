import { representationPages } from '#pages/representation.pages';
import type { Feature } from '#shared/feature';
import { pageRoutes } from '#shared/navigation/page-routes';
import { lazyPage } from '#shared/ui/lazy-page.tsx';

/** Which agency is the agency of record of an insured. */
export const representationFeature: Feature = {
  name: 'representation',
  routes: pageRoutes(representationPages, {
    'my-agent': () => import('./pages/my-agent.page.js'),
  }),
  openRoutes: [
    { path: '/remove-client', ...lazyPage(() => import('./by-link/remove-client.page.js')) },
    { path: '/update-agent', ...lazyPage(() => import('./by-link/update-agent.page.js')) },
  ],
  frame: () => import('./representation.frame.js'),
};
