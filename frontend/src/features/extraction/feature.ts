import { extractionPages } from '#pages/extraction.pages';
import type { Feature } from '#shared/feature';
import { pageRoutes } from '#shared/navigation/page-routes';

/** What was read on a certificate, which a person confirms. */
export const extractionFeature: Feature = {
  name: 'extraction',
  routes: pageRoutes(extractionPages, {
    'certificate-readings/:id': () => import('./pages/confirm-certificate.page.js'),
  }),
};
