import { enrollmentPages } from '#pages/enrollment.pages';
import type { Feature } from '#shared/feature';
import { pageRoutes } from '#shared/navigation/page-routes';

/** The plans of the product, what a person asks about them, and places in the programs of requesters. */
export const enrollmentFeature: Feature = {
  name: 'enrollment',
  routes: pageRoutes(enrollmentPages, {
    upgrade: () => import('./pages/upgrade.page.js'),
    'contactus/:planId': () => import('./pages/contact-us.page.js'),
    'payment-gateway': () => import('./pages/payment-gateway.page.js'),
    'requestor-verification-program/:result': () => import('./pages/program-result.page.js'),
  }),
};
