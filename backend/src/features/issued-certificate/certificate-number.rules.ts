import type { CertificateForm } from '@covertrail/domain/issued-certificate/certificate-content.contract';
import type { Uuid } from '@covertrail/domain/kernel/event';

/** `25-3F2A9C104B7D`: printed as the number of the certificate. It follows from the id, so a repeat has the same one. */
export const certificateNumber = (form: CertificateForm, certificateId: Uuid): string =>
  `${form}-${certificateId.replaceAll('-', '').slice(0, 12).toUpperCase()}`;
