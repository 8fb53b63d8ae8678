import { BookCheck } from 'lucide-react';
import type { Feature } from '#shared/feature';
import { lazyPage } from '#shared/ui/lazy-page.tsx';

/** What a requester asks its suppliers to carry. */
export const templateFeature: Feature = {
  name: 'template',
  routes: [
    { path: 'templates', ...lazyPage(() => import('./pages/templates.page.js')) },
    { path: 'templates/new', ...lazyPage(() => import('./pages/new-template.page.js')) },
    { path: 'templates/:templateId/versions', ...lazyPage(() => import('./pages/template-versions.page.js')) },
    { path: 'templates/:templateId', ...lazyPage(() => import('./pages/revise-template.page.js')) },
  ],
  menu: [{ path: '/app/templates', title: 'Policy Templates', icon: BookCheck, roles: ['requester'] }],
};
