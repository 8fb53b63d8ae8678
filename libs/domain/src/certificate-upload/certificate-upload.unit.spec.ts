import { MOST_ADDITIONAL } from '../fields/mail-answer-fields.js';
import { given } from '../kernel/testing/given.js';
import type {
  CertificateUploaded,
  CertificateUploadEvent,
  ReadingResult,
  TakenPolicy,
} from './certificate-upload.contract.js';
import { certificateUploadDecider, MOST_ATTEMPTS } from './certificate-upload.decider.js';

const of = { uploadId: 'u-1', requestId: 'r-1', requesterId: 'c-1', projectId: 'p-1', insuredId: 'c-2' };
const file = (fileId: string, contentType = 'application/pdf') => ({
  fileId,
  sha256: 'f'.repeat(64),
  contentType,
  bytes: 9,
  name: 'COI.pdf',
});
const upload: CertificateUploaded['data'] = {
  ...of,
  uploadedAs: 'insured',
  companyId: 'c-2',
  priority: 'standard',
  certificate: file('f-1'),
  additional: [file('f-2', 'image/png')],
};
const uploaded: CertificateUploadEvent = { type: 'CertificateUploaded', data: upload };
const counts = { pages: 1, certificates: 1, policies: 3, fields: 70, unsure: 1, confidence: 0.9, findings: 0 };
const wasRead: ReadingResult = { outcome: 'read', counts, reading: file('f-3', 'application/json') };
const isScan: ReadingResult = { outcome: 'scan', reason: 'CERTIFICATE.SCAN' };
const read = (result: ReadingResult, attempt = 1): CertificateUploadEvent => ({
  type: 'CertificateRead',
  data: { ...of, attempt, result },
});
const retried = (attempt: number): CertificateUploadEvent => ({
  type: 'CertificateReadingRetried',
  data: { ...of, attempt },
});
const canceled: CertificateUploadEvent = { type: 'CertificateUploadCanceled', data: of };
const asIs: CertificateUploadEvent = { type: 'CertificateTakenAsIs', data: of };
const policies: readonly TakenPolicy[] = [{ page: 1, row: 'generalLiability', policyId: 'p-9' }];
const confirmed: CertificateUploadEvent = { type: 'CertificateConfirmed', data: { ...of, attempt: 1, policies } };
const certificate = (...past: CertificateUploadEvent[]) => given(certificateUploadDecider, ...past);
const open = { takesAnswers: true };

describe('an uploaded certificate [E01]', () => {
  it('is a PDF with what belongs to it, for a request that takes answers or for none, and is recorded once', () => {
    const command = { type: 'UploadCertificate', ...upload } as const;
    certificate().when(command, open).then(uploaded);
    certificate().when(command, { takesAnswers: null }).then(uploaded);
    certificate(uploaded).when(command, open).nothing();
    certificate().when(command, { takesAnswers: false }).refused('CERTIFICATE_UPLOAD.REQUEST_ENDED');
    certificate()
      .when({ ...command, certificate: file('f-1', 'image/png') }, open)
      .refused('CERTIFICATE_UPLOAD.NOT_PDF');
    const additional = Array.from({ length: MOST_ADDITIONAL + 1 }, (_, n) => file(`a-${n}`));
    certificate()
      .when({ ...command, additional }, open)
      .refused('CERTIFICATE_UPLOAD.TOO_MANY_FILES');
  });

  it('is taken back until it was confirmed', () => {
    certificate(uploaded).when({ type: 'CancelUpload' }).then(canceled);
    certificate(uploaded, read(wasRead)).when({ type: 'CancelUpload' }).then(canceled);
    certificate(uploaded, canceled).when({ type: 'CancelUpload' }).nothing();
    certificate(uploaded, read(wasRead), confirmed).when({ type: 'CancelUpload' }).refused('CERTIFICATE_UPLOAD.ENDED');
    certificate().when({ type: 'CancelUpload' }).refused('CERTIFICATE_UPLOAD.ENDED');
  });
});

describe('the reading of an uploaded certificate [E02]', () => {
  const recording = (result: ReadingResult, attempt = 1) => ({ type: 'RecordReading', attempt, result }) as const;

  it('has one outcome for each attempt', () => {
    certificate(uploaded).when(recording(wasRead)).then(read(wasRead));
    certificate(uploaded, read(wasRead)).when(recording(wasRead)).nothing();
    certificate(uploaded, read(isScan), retried(2)).when(recording(wasRead)).nothing();
    certificate(uploaded, read(isScan), retried(2)).when(recording(wasRead, 2)).then(read(wasRead, 2));
    certificate(uploaded, canceled).when(recording(wasRead)).nothing();
  });

  it('is tried again where it failed, so often and not more', () => {
    const again = { type: 'RetryReading' } as const;
    certificate(uploaded, read(isScan)).when(again).then(retried(2));
    certificate(uploaded).when(again).nothing();
    certificate(uploaded, read(wasRead)).when(again).refused('CERTIFICATE_UPLOAD.NOT_FAILED');
    certificate(uploaded, retried(MOST_ATTEMPTS), read(isScan, MOST_ATTEMPTS))
      .when(again)
      .refused('CERTIFICATE_UPLOAD.TOO_MANY_ATTEMPTS');
  });

  it('is given up for the original where it failed', () => {
    const goOn = { type: 'TakeCertificateAsIs' } as const;
    certificate(uploaded, read(isScan)).when(goOn).then(asIs);
    certificate(uploaded, read(isScan), asIs).when(goOn).nothing();
    certificate(uploaded, read(wasRead)).when(goOn).refused('CERTIFICATE_UPLOAD.NOT_FAILED');
  });

  it('is confirmed as it was read last, once', () => {
    const confirm = { type: 'ConfirmCertificate', attempt: 1, policies } as const;
    certificate(uploaded, read(wasRead)).when(confirm).then(confirmed);
    certificate(uploaded).when(confirm).refused('CERTIFICATE_UPLOAD.NOT_READ');
    certificate(uploaded, read(isScan), retried(2), read(wasRead, 2))
      .when(confirm)
      .refused('CERTIFICATE_UPLOAD.NOT_READ');
    certificate(uploaded, read(wasRead), confirmed).when(confirm).refused('CERTIFICATE_UPLOAD.ENDED');
    expect(certificate(uploaded, read(wasRead), confirmed).state).toMatchObject({ status: 'confirmed', policies });
  });
});
