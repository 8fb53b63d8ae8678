import { defineReaction } from '@covertrail/platform/engine/define-reaction';
import type { CertificateReadings } from './certificate-readings.service.js';

/** A certificate that was uploaded is read, and so is one that a person has read again [E02]. */
export const beginReading = defineReaction<Pick<CertificateReadings, 'begin'>>()({
  name: 'certificate-reading',
  on: {
    CertificateUploaded: async ({ data }, readings) => readings.begin(data.uploadId),
    CertificateReadingRetried: async ({ data }, readings) => readings.begin(data.uploadId),
  },
});
