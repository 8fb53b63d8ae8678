import type { CertificateUploadEvent } from '@covertrail/domain/certificate-upload/certificate-upload.contract';
import type { Sentences } from '../text/event-wording.js';
import { ended, named, plain } from '../text/sentence-parts.js';
import { READING_REFUSALS } from './reading-refusals.words.js';

const noChanges = () => [];

const policies = (count: number): string => `${count} ${count === 1 ? 'policy' : 'policies'}`;

export const certificateUploadSentences: Sentences<CertificateUploadEvent> = {
  CertificateUploaded: {
    sentence: ({ data: { companyId, certificate, insuredId } }, names) => {
      const by = companyId === null ? 'Whoever has the link of the mail' : named(names.company(companyId));
      const of = insuredId === null || insuredId === companyId ? '' : ` of ${named(names.company(insuredId))}`;
      return `${by} uploaded the certificate ${named(certificate.name)}${of}. Nobody has checked it.`;
    },
    changes: ({ data: { additional } }) => additional.map(({ name }) => ({ label: 'With it', after: plain(name) })),
  },
  CertificateRead: {
    sentence: ({ data: { result } }) =>
      result.outcome === 'read'
        ? `A certificate was read: it claims ${policies(result.counts.policies)}. Nobody has confirmed it.`
        : `A certificate could not be read. ${ended(READING_REFUSALS[result.reason])}`,
    changes: noChanges,
  },
  CertificateReadingRetried: { sentence: () => 'A certificate is read again.', changes: noChanges },
  CertificateTakenAsIs: {
    sentence: () => 'A certificate that could not be read goes on as a document of the answer.',
    changes: noChanges,
  },
  CertificateUploadCanceled: { sentence: () => 'The upload of a certificate was taken back.', changes: noChanges },
  CertificateConfirmed: {
    sentence: ({ data }) =>
      `A person confirmed what was read on a certificate: ${policies(data.policies.length)} ${data.policies.length === 1 ? 'has' : 'have'} what it claims.`,
    changes: noChanges,
  },
};
