import { lazy } from 'react';
import { issuedCertificatePages } from '#pages/issued-certificate.pages';
import type { Feature } from '#shared/feature';
import type { Role } from '#shared/session/role';
import { pageRoutes } from '#shared/navigation/page-routes';
import { lazyPage } from '#shared/ui/lazy-page.tsx';

/** Whose certificates are listed: a requester finds its own among the documents of a supplier. */
const HAS_CERTIFICATES: Readonly<Record<Role, boolean>> = {
  requester: false,
  insured: true,
  agent: true,
  operator: false,
};

/** Certificates of live policies: issued by an agent, read by the insured too, and checked by whoever has one. */
export const issuedCertificateFeature: Feature = {
  name: 'issued-certificate',
  frame: () => import('./issued-certificate.frame.js'),
  routes: pageRoutes(issuedCertificatePages, {
    'agent-clients/:insuredId/certificates': () => import('./pages/client-certificates.page.js'),
    'agent-clients/:insuredId/certificates/many': () => import('./pages/many-holders.page.js'),
    'agent-clients/:insuredId/certificates/many/:batchId': () => import('./pages/many-certificates.page.js'),
    'issued-certificates': () => import('./pages/own-certificates.page.js'),
  }),
  openRoutes: [{ path: '/check-certificate', ...lazyPage(() => import('./check/check-certificate.page.js')) }],
  policyPanels: [
    {
      key: 'certificates',
      title: 'Certificates',
      content: lazy(() => import('./components/policy-certificates.panel.js')),
      shown: ({ knownUntil }, role) => knownUntil === undefined && HAS_CERTIFICATES[role],
    },
  ],
};
