import type { CertificateContent } from '@covertrail/domain/issued-certificate/certificate-content';

/** A certificate as a PDF. */
export interface DrawnCertificate {
  readonly bytes: Uint8Array;
  readonly pages: number;
}

/** Draws what a certificate says, with the picture of a signature: PNG or JPEG, null where nobody signs [E03]. */
export type DrawCertificate = (content: CertificateContent, signature: Uint8Array | null) => Promise<DrawnCertificate>;

/** `DrawCertificate` */
export const DRAW_CERTIFICATE = Symbol('DrawCertificate');
