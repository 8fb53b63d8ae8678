import { holderBookPages } from '#pages/holder-book.pages';
import type { Feature } from '#shared/feature';
import { pageRoutes } from '#shared/navigation/page-routes';

/** The address books of an agency and its clients. */
export const holderBookFeature: Feature = {
  name: 'holder-book',
  routes: pageRoutes(holderBookPages, {
    'my-address-book': () => import('./pages/my-address-book.page.js'),
    'client-address-book': () => import('./pages/own-address-book.page.js'),
    'client-address-book/:insuredId': () => import('./pages/client-address-book.page.js'),
  }),
};
