import type { ProjectionFeature } from '#feature';
import { issuedCertificates } from './issued-certificates.projection.js';

export const issuedCertificateFeature: ProjectionFeature = {
  name: 'issued-certificate',
  projections: [issuedCertificates],
};
