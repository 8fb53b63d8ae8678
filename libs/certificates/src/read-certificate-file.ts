import type { ReadingOutcome } from '@covertrail/domain/insurance/certificate/reading-outcome';
import { openCertificate } from './pdf/open-certificate.js';
import { readPages } from './read-pages.js';

/** Reads the certificates in a PDF. Never throws for what the file holds: each file has an outcome. */
export async function readCertificateFile(file: Uint8Array): Promise<ReadingOutcome> {
  const opened = await openCertificate(file);
  return 'refused' in opened ? { outcome: 'unreadable', reason: opened.refused } : readPages(opened.pages);
}
