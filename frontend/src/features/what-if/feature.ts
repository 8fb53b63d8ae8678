import { whatIfPages } from '#pages/what-if.pages';
import type { Feature } from '#shared/feature';
import { pageRoutes } from '#shared/navigation/page-routes';

/** What a change would do before it is saved. Its pages are opened from what would change, or by a link. */
export const whatIfFeature: Feature = {
  name: 'what-if',
  routes: pageRoutes(whatIfPages, {
    'what-if/:whatIfId': () => import('./pages/what-if.page.js'),
  }),
};
