import { BookCheck } from 'lucide-react';
import type { Feature } from '#shared/feature';
import { pageAt } from '#shared/navigation/page-at';

/** What a requester asks its suppliers to carry. */
export const templateFeature: Feature = {
  name: 'template',
  routes: [
    pageAt('templates', () => import('./pages/templates.page.js')),
    pageAt('templates/new', () => import('./pages/new-template.page.js')),
    pageAt('templates/:templateId/versions', () => import('./pages/template-versions.page.js')),
    pageAt('templates/:templateId/edit', () => import('./pages/edit-template.page.js')),
    pageAt('templates/:templateId', () => import('./pages/template.page.js')),
  ],
  menu: [{ page: 'templates', title: 'Policy Templates', icon: BookCheck }],
};
