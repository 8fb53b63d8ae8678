import { templatePages } from '#pages/template.pages';
import type { Feature } from '#shared/feature';
import { pageRoutes } from '#shared/navigation/page-routes';

/** What a requester asks its suppliers to carry. */
export const templateFeature: Feature = {
  name: 'template',
  palette: () => import('./template.palette.js'),
  routes: pageRoutes(templatePages, {
    templates: () => import('./pages/templates.page.js'),
    'templates/new': () => import('./pages/new-template.page.js'),
    'templates/from-contract': () => import('./pages/from-contract.page.js'),
    'templates/:templateId/versions': () => import('./pages/template-versions.page.js'),
    'templates/:templateId/edit': () => import('./pages/edit-template.page.js'),
    'templates/:templateId': () => import('./pages/template.page.js'),
  }),
};
