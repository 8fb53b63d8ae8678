import { representationPages } from '#pages/representation.pages';
import type { Feature } from '#shared/feature';
import { pageRoutes } from '#shared/navigation/page-routes';
import { NoAgentBanner } from './components/no-agent-banner.js';

/** Which agency is the agency of record of an insured. */
export const representationFeature: Feature = {
  name: 'representation',
  routes: pageRoutes(representationPages, {
    'my-agent': () => import('./pages/my-agent.page.js'),
  }),
  banner: NoAgentBanner,
};
