import { FileCheck } from 'lucide-react';
import type { Feature } from '#shared/feature';
import { lazyPage } from '#shared/ui/lazy-page.tsx';

/** What endorsement forms give: the index of the product, and what the company itself says. */
export const formEquivalenceFeature: Feature = {
  name: 'form-equivalence',
  routes: [
    { path: 'forms', ...lazyPage(() => import('./pages/forms.page.js')) },
    { path: 'forms/details', ...lazyPage(() => import('./pages/form-details.page.js')) },
  ],
  menu: [{ path: '/app/forms', title: 'Forms', icon: FileCheck, roles: ['requester'] }],
};
