import { policyPages } from '#pages/policy.pages';
import type { Feature } from '#shared/feature';
import { pageRoutes } from '#shared/navigation/page-routes';

/** Policies of an insured: its list, and the editor that its agent uses as well. */
export const policyFeature: Feature = {
  name: 'policy',
  palette: () => import('./policy.palette.js'),
  routes: pageRoutes(policyPages, {
    'my-policies': () => import('./pages/my-policies.page.js'),
    'policies/new': () => import('./pages/new-policy.page.js'),
    'policies/:id/replace': () => import('./pages/replace-policy.page.js'),
    'suppliers/:trackingId/coverage': () => import('./pages/provided-policies.page.js'),
    'policies/:id': () => import('./pages/policy.page.js'),
  }),
};
