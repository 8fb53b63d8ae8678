import type { Catalogue } from '../kernel/event-description.js';
import type { Uuid } from '../kernel/event.js';
import type { IssuedCertificateEvent } from './issued-certificate.contract.js';

/** The insured and the agency that issued it: what holders see of it is the file. No requirement reads a certificate of our own. */
const ofCertificate = {
  feature: 'issued-certificate',
  version: 1,
  upcasters: {},
  affectsVerdict: false,
  audience: ({
    data: { insuredId, agencyId },
  }: {
    readonly data: { readonly insuredId: Uuid; readonly agencyId: Uuid };
  }) => ({ companies: [insuredId, agencyId] }),
} as const;

export const issuedCertificateCatalogue: Catalogue<IssuedCertificateEvent> = {
  CertificateIssued: ofCertificate,
  CertificateReissued: ofCertificate,
};
