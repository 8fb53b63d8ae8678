import type { Feature } from '#shared/feature';
import { lazyPage } from '#shared/ui/lazy-page.tsx';

/** What a change would do before it is saved. Its pages are opened from what would change, or by a link. */
export const whatIfFeature: Feature = {
  name: 'what-if',
  routes: [{ path: 'what-if/:whatIfId', ...lazyPage(() => import('./pages/what-if.page.js')) }],
};
