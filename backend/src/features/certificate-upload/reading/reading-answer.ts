import { claimedPolicies } from '@covertrail/certificates/certificate/claimed-policies';
import { statedExclusions } from '@covertrail/certificates/exclusions/stated-exclusions';
import { readCertificateFile } from '@covertrail/certificates/read-certificate-file';
import type { StoredReading } from '@covertrail/contracts/certificate-upload/certificate-upload.replies';
import type { ReadingOutcome } from '@covertrail/domain/insurance/certificate/reading-outcome';
import type { ReadingRefusal, ReadingResult } from '@covertrail/domain/certificate-upload/certificate-upload.contract';

/** Why a file was not read. */
export interface NotRead {
  readonly outcome: Exclude<ReadingResult['outcome'], 'read'>;
  readonly reason: ReadingRefusal;
}

/** What the process that reads a certificate answers: what was read, or why nothing was. */
export type ReadingAnswer = { readonly outcome: 'read'; readonly reading: StoredReading } | NotRead;

/** Reads the text and the form fields of a file, and finds the policies that each certificate of it claims. */
export async function readingAnswer(file: Uint8Array): Promise<ReadingAnswer> {
  return answerOf(await readCertificateFile(file));
}

/** What became of reading a file, with the policies that its certificates claim, and what they exclude. */
export function answerOf(found: ReadingOutcome): ReadingAnswer {
  if (found.outcome === 'scan') return { outcome: 'scan', reason: 'CERTIFICATE.SCAN' };
  if (found.outcome !== 'read') return { outcome: found.outcome, reason: found.reason };
  const certificates = found.certificates.map((certificate) => ({
    ...certificate,
    policies: claimedPolicies(certificate.fields),
    exclusions: statedExclusions(certificate.fields),
  }));
  return { outcome: 'read', reading: { certificates, pages: found.pages } };
}

/** Whether pages of the file are pictures, of which nothing was read yet. */
export const hasPictures = (answer: ReadingAnswer): boolean =>
  answer.outcome === 'scan' ||
  (answer.outcome === 'read' && answer.reading.pages.some(({ kind }) => kind === 'picture'));
