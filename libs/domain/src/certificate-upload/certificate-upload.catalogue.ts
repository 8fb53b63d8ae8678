import type { Catalogue } from '../kernel/event-description.js';
import type { Uuid } from '../kernel/event.js';
import type { CertificateUploadEvent, OfCertificateUpload } from './certificate-upload.contract.js';

/** Those of the request see it: the requester, the insured and its agency. */
const common = {
  feature: 'certificate-upload',
  version: 1,
  affectsVerdict: false,
  upcasters: {},
  audience: ({ data: { requesterId, insuredId } }: { readonly data: OfCertificateUpload }) => ({
    companies: [requesterId, insuredId].filter((id): id is Uuid => id !== null),
    ...(insuredId === null ? {} : { insuredId }),
  }),
} as const;

export const certificateUploadCatalogue: Catalogue<CertificateUploadEvent> = {
  CertificateUploaded: common,
  CertificateRead: common,
  CertificateReadingRetried: common,
  CertificateTakenAsIs: common,
  CertificateUploadCanceled: common,
  CertificateConfirmed: common,
};
