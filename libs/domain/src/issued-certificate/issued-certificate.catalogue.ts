import type { Catalogue } from '../kernel/event-description.js';
import type { CertificateIssued, IssuedCertificateEvent } from './issued-certificate.contract.js';

type Parties = Pick<CertificateIssued['data'], 'insuredId' | 'agencyId' | 'forProject'>;

/**
 * The insured, the agency that issued it, and the requester for whose project it is: other holders see its file alone. No requirement reads a certificate
 * of our own.
 */
const ofCertificate = {
  feature: 'issued-certificate',
  version: 1,
  upcasters: {},
  affectsVerdict: false,
  audience: ({ data: { insuredId, agencyId, forProject } }: { readonly data: Parties }) => ({
    companies: [insuredId, agencyId, ...(forProject ? [forProject.requesterId] : [])],
  }),
} as const;

export const issuedCertificateCatalogue: Catalogue<IssuedCertificateEvent> = {
  CertificateIssued: ofCertificate,
  CertificateReissued: ofCertificate,
};
