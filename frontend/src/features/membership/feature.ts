import { membershipPages } from '#pages/membership.pages';
import type { Feature } from '#shared/feature';
import { pageRoutes } from '#shared/navigation/page-routes';

/** The people of a company. */
export const membershipFeature: Feature = {
  name: 'membership',
  routes: pageRoutes(membershipPages, {
    'company-admin': () => import('./pages/company-admin.page.js'),
    'company-manage': () => import('./pages/company-manage.page.js'),
    'my-pending-users': () => import('./pages/my-pending-users.page.js'),
    'my-team': () => import('./pages/my-team.page.js'),
  }),
  frame: () => import('./membership.frame.js'),
};
