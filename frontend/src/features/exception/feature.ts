import { exceptionPages } from '#pages/exception.pages';
import type { Feature } from '#shared/feature';
import { pageRoutes } from '#shared/navigation/page-routes';

/** What a requester excepted, for whom and until when. */
export const exceptionFeature: Feature = {
  name: 'exception',
  routes: pageRoutes(exceptionPages, {
    exceptions: () => import('./pages/exceptions.page.js'),
  }),
};
