import type { Feature } from '#shared/feature';
import { pageAt } from '#shared/navigation/page-at';

/** Policies of an agency's clients from sheets that its management system wrote. */
export const agencyImportFeature: Feature = {
  name: 'agency-import',
  routes: [pageAt('agent-system-imports', () => import('./pages/agency-imports.page.js'))],
};
