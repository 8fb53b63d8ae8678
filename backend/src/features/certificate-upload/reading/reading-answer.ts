import { claimedPolicies } from '@covertrail/certificates/certificate/claimed-policies';
import { readCertificateFile } from '@covertrail/certificates/read-certificate-file';
import type { StoredReading } from '@covertrail/contracts/certificate-upload/certificate-upload.replies';
import type { ReadingRefusal, ReadingResult } from '@covertrail/domain/certificate-upload/certificate-upload.contract';

/** Why a file was not read. */
export interface NotRead {
  readonly outcome: Exclude<ReadingResult['outcome'], 'read'>;
  readonly reason: ReadingRefusal;
}

/** What the process that reads a certificate answers: what was read, or why nothing was. */
export type ReadingAnswer = { readonly outcome: 'read'; readonly reading: StoredReading } | NotRead;

/** Reads a file, and finds the policies that each certificate of it claims. */
export async function readingAnswer(file: Uint8Array): Promise<ReadingAnswer> {
  const found = await readCertificateFile(file);
  if (found.outcome === 'scan') return { outcome: 'scan', reason: 'CERTIFICATE.SCAN' };
  if (found.outcome !== 'read') return { outcome: found.outcome, reason: found.reason };
  const certificates = found.certificates.map((certificate) => ({
    ...certificate,
    policies: claimedPolicies(certificate.fields),
  }));
  return { outcome: 'read', reading: { certificates, pages: found.pages } };
}
