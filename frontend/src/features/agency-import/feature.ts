import type { Feature } from '#shared/feature';
import { lazyPage } from '#shared/ui/lazy-page.tsx';

/** Policies of an agency's clients from sheets that its management system wrote. */
export const agencyImportFeature: Feature = {
  name: 'agency-import',
  routes: [{ path: 'agent-system-imports', ...lazyPage(() => import('./pages/agency-imports.page.js')) }],
};
