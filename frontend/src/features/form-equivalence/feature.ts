import { formEquivalencePages } from '#pages/form-equivalence.pages';
import type { Feature } from '#shared/feature';
import { pageRoutes } from '#shared/navigation/page-routes';

/** What endorsement forms give: the index of the product, and what the company itself says. */
export const formEquivalenceFeature: Feature = {
  name: 'form-equivalence',
  routes: pageRoutes(formEquivalencePages, {
    forms: () => import('./pages/forms.page.js'),
    'forms/details': () => import('./pages/form-details.page.js'),
  }),
};
