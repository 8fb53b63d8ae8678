import { issuedCertificateCatalogue } from './issued-certificate.catalogue.js';
import { ISSUED_CERTIFICATE_CODES, issuedCertificateDecider } from './issued-certificate.decider.js';

export const issuedCertificate = {
  name: 'issued-certificate',
  decider: issuedCertificateDecider,
  catalogue: issuedCertificateCatalogue,
  codes: ISSUED_CERTIFICATE_CODES,
} as const;
