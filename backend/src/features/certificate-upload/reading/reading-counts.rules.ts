import type { StoredReading } from '@covertrail/contracts/certificate-upload/certificate-upload.replies';
import type { ReadingCounts } from '@covertrail/domain/certificate-upload/certificate-upload.contract';

/** From here a field is said to be sure. */
const SURE = 0.95;

/** How much was read: what the event says of it. */
export function countsOf({ certificates, pages }: StoredReading): ReadingCounts {
  const fields = certificates.flatMap((certificate) => certificate.fields);
  return {
    pages: pages.length,
    certificates: certificates.length,
    policies: certificates.reduce((sum, { policies }) => sum + policies.length, 0),
    fields: fields.length,
    unsure: fields.filter(({ confidence }) => confidence < SURE).length,
    confidence: fields.reduce((least, { confidence }) => Math.min(least, confidence), 1),
    findings: certificates.reduce((sum, { findings }) => sum + findings.length, 0),
  };
}
