import type { Feature } from '#shared/feature';
import { pageAt } from '#shared/navigation/page-at';

/** What a change would do before it is saved. Its pages are opened from what would change, or by a link. */
export const whatIfFeature: Feature = {
  name: 'what-if',
  routes: [pageAt('what-if/:whatIfId', () => import('./pages/what-if.page.js'))],
};
