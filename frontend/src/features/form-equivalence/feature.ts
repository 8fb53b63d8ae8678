import { FileCheck } from 'lucide-react';
import type { Feature } from '#shared/feature';
import { pageAt } from '#shared/navigation/page-at';

/** What endorsement forms give: the index of the product, and what the company itself says. */
export const formEquivalenceFeature: Feature = {
  name: 'form-equivalence',
  routes: [
    pageAt('forms', () => import('./pages/forms.page.js')),
    pageAt('forms/details', () => import('./pages/form-details.page.js')),
  ],
  menu: [{ page: 'forms', title: 'Forms', icon: FileCheck }],
};
