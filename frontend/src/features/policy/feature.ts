import { FileCheck2 } from 'lucide-react';
import { lazy } from 'react';
import type { Feature } from '#shared/feature';
import { lazyPage } from '#shared/ui/lazy-page.tsx';

/** Policies of an insured: its list, and the editor that its agent uses as well. */
export const policyFeature: Feature = {
  name: 'policy',
  routes: [
    { path: 'my-policies', ...lazyPage(() => import('./pages/my-policies.page.js')) },
    { path: 'policies/new', ...lazyPage(() => import('./pages/new-policy.page.js')) },
    { path: 'policies/:id/replace', ...lazyPage(() => import('./pages/replace-policy.page.js')) },
    { path: 'suppliers/:trackingId/coverage', ...lazyPage(() => import('./pages/provided-policies.page.js')) },
    { path: 'policies/:id', ...lazyPage(() => import('./pages/policy.page.js')) },
  ],
  supplierLinks: [{ path: 'coverage', title: 'Coverage', roles: ['requester'] }],
  supplierPanels: [{ key: 'policies', content: lazy(() => import('./cards/supplier-policies.panel.js')) }],
  menu: [{ path: '/app/my-policies', title: 'My Policies', icon: FileCheck2, roles: ['insured'] }],
};
