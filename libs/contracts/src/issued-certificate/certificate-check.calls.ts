import { command } from '../calls/call.js';
import type { CheckCertificateDto } from './certificate-check.inputs.js';
import type { CertificateCheck } from './certificate-check.replies.js';

/** Whether a certificate is genuine and still true, for whoever has its code [E05]. Throws CERTIFICATE.CODE_UNKNOWN. */
export const checkCertificate = command<{ body: CheckCertificateDto; reply: CertificateCheck }>()(
  'POST',
  'certificate/check',
  { open: true, status: 200, duringMaintenance: true },
);
