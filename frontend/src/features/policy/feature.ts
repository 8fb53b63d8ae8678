import { FileCheck2 } from 'lucide-react';
import { lazy } from 'react';
import type { Feature } from '#shared/feature';
import { pageAt } from '#shared/navigation/page-at';

/** Policies of an insured: its list, and the editor that its agent uses as well. */
export const policyFeature: Feature = {
  name: 'policy',
  routes: [
    pageAt('my-policies', () => import('./pages/my-policies.page.js')),
    pageAt('policies/new', () => import('./pages/new-policy.page.js')),
    pageAt('policies/:id/replace', () => import('./pages/replace-policy.page.js')),
    pageAt('suppliers/:trackingId/coverage', () => import('./pages/provided-policies.page.js')),
    pageAt('policies/:id', () => import('./pages/policy.page.js')),
  ],
  supplierLinks: [{ page: 'suppliers/:trackingId/coverage', title: 'Coverage' }],
  supplierPanels: [{ key: 'policies', content: lazy(() => import('./cards/supplier-policies.panel.js')) }],
  menu: [{ page: 'my-policies', title: 'My Policies', icon: FileCheck2 }],
};
