import { lazy } from 'react';
import { issuedCertificatePages } from '#pages/issued-certificate.pages';
import type { Feature } from '#shared/feature';
import type { Role } from '#shared/session/role';
import { pageRoutes } from '#shared/navigation/page-routes';

/** Whose certificates are listed: a requester finds its own among the documents of a supplier. */
const HAS_CERTIFICATES: Readonly<Record<Role, boolean>> = {
  requester: false,
  insured: true,
  agent: true,
  operator: false,
};

/** Certificates of live policies: issued by an agent, read by the insured too. */
export const issuedCertificateFeature: Feature = {
  name: 'issued-certificate',
  frame: () => import('./issued-certificate.frame.js'),
  routes: pageRoutes(issuedCertificatePages, {
    'agent-clients/:insuredId/certificates': () => import('./pages/client-certificates.page.js'),
    'agent-clients/:insuredId/certificates/many': () => import('./pages/many-holders.page.js'),
    'agent-clients/:insuredId/certificates/many/:batchId': () => import('./pages/many-certificates.page.js'),
    'issued-certificates': () => import('./pages/own-certificates.page.js'),
  }),
  policyPanels: [
    {
      key: 'certificates',
      title: 'Certificates',
      content: lazy(() => import('./components/policy-certificates.panel.js')),
      shown: ({ knownUntil }, role) => knownUntil === undefined && HAS_CERTIFICATES[role],
    },
  ],
};
