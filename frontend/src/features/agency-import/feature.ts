import { agencyImportPages } from '#pages/agency-import.pages';
import type { Feature } from '#shared/feature';
import { pageRoutes } from '#shared/navigation/page-routes';

/** Policies of an agency's clients from sheets that its management system wrote. */
export const agencyImportFeature: Feature = {
  name: 'agency-import',
  routes: pageRoutes(agencyImportPages, {
    'agent-system-imports': () => import('./pages/agency-imports.page.js'),
  }),
};
