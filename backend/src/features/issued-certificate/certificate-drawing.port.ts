import type { CertificateContent } from '@covertrail/domain/issued-certificate/certificate-content.contract';

/** A certificate as a PDF. */
export interface DrawnCertificate {
  readonly bytes: Uint8Array;
  readonly pages: number;
}

/** What a thread is asked to draw. */
export interface DrawingQuestion {
  readonly content: CertificateContent;
  readonly signature: Uint8Array | null;
}

/** Draws what a certificate says, with the picture of a signature: PNG or JPEG, null where nobody signs [E03]. */
export type DrawCertificate = (content: CertificateContent, signature: Uint8Array | null) => Promise<DrawnCertificate>;
