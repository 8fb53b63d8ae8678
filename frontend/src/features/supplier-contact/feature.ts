import { supplierContactPages } from '#pages/supplier-contact.pages';
import type { Feature } from '#shared/feature';
import { pageRoutes } from '#shared/navigation/page-routes';

/** The supplier address books of a requester. */
export const supplierContactFeature: Feature = {
  name: 'supplier-contact',
  routes: pageRoutes(supplierContactPages, {
    'supplier-address-book': () => import('./pages/supplier-address-book.page.js'),
  }),
};
