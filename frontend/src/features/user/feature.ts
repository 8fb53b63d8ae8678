import { userPages } from '#pages/user.pages';
import type { Feature } from '#shared/feature';
import { pageRoutes } from '#shared/navigation/page-routes';
import { lazyPage } from '#shared/ui/lazy-page.tsx';

/** What a person says of itself, and how it logs in. */
export const userFeature: Feature = {
  name: 'user',
  routes: pageRoutes(userPages, { myProfile: () => import('./pages/my-profile.page.js') }),
  openRoutes: [{ path: '/unsubscribe', ...lazyPage(() => import('./unsubscribe/unsubscribe.page.js')) }],
};
