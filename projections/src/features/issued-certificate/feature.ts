import type { ProjectionFeature } from '#feature';
import { certificateCodes } from './certificate-codes.projection.js';
import { issuedCertificates } from './issued-certificates.projection.js';

export const issuedCertificateFeature: ProjectionFeature = {
  name: 'issued-certificate',
  projections: [issuedCertificates, certificateCodes],
};
