import { issuedCertificatePages } from '#pages/issued-certificate.pages';
import type { Feature } from '#shared/feature';
import { pageRoutes } from '#shared/navigation/page-routes';
import { lazyPage } from '#shared/ui/lazy-page.tsx';

/** Certificates of live policies: issued by an agent, read by the insured too, and checked by whoever has one. */
export const issuedCertificateFeature: Feature = {
  name: 'issued-certificate',
  frame: () => import('./issued-certificate.frame.js'),
  routes: pageRoutes(issuedCertificatePages, {
    'agent-clients/:insuredId/certificates': () => import('./pages/client-certificates.page.js'),
    'issued-certificates': () => import('./pages/own-certificates.page.js'),
  }),
  openRoutes: [{ path: '/check-certificate', ...lazyPage(() => import('./check/check-certificate.page.js')) }],
};
