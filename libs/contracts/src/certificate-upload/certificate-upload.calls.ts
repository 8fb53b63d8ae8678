import { MOST_ADDITIONAL } from '@covertrail/domain/fields/mail-answer-fields';
import type { Uuid } from '@covertrail/domain/kernel/event';
import { command, query } from '../calls/call.js';
import type { CertificateSubjectDto, ProcessCoiDto, TransactionDto } from './certificate-upload.inputs.js';
import type {
  CertificateReading,
  CertificateTransaction,
  ExtractionStatus,
  UploadedCertificate,
} from './certificate-upload.replies.js';

interface TransactionChanged {
  readonly transactionId: Uuid;
}

const VIEWS = ['certificate-uploads'] as const;

/** A certificate and what belongs to it, each as `multipartFiles`, after the JSON part `request` (`CertificateUploadDto`). */
export const uploadCertificate = command<{ query: CertificateSubjectDto; reply: UploadedCertificate }>()(
  'POST',
  'pendinginsuredrequest/certificateupload',
  { needs: 'uploadCertificates', upload: 'multipartFiles', uploads: 1 + MOST_ADDITIONAL, long: true, settles: VIEWS },
);

/** The certificates that were uploaded for a request. */
export const certificateTransactions = query<{ reply: readonly CertificateTransaction[] }>()(
  'pendinginsuredrequest/transactions/:id',
  { needs: 'readRequests', view: 'certificate-uploads', idAt: 'transactionId' },
);

/** The newest certificates of a requester: those that it uploaded, and those of its requests. */
export const receivedCertificates = query<{ reply: readonly CertificateTransaction[] }>()(
  'pendinginsuredrequest/transactions',
  { needs: 'readSentRequests', view: 'certificate-uploads', shape: 'received', idAt: 'transactionId' },
);

/** processCoi: begins to read an uploaded certificate, or reads one again that could not be read. */
export const processCoi = command<{ body: ProcessCoiDto; reply: ExtractionStatus }>()('POST', 'extract/coiExtraction', {
  needs: 'uploadCertificates',
  status: 200,
  long: true,
  settles: VIEWS,
});

/** extractionStatus. */
export const extractionStatus = query<{ reply: ExtractionStatus }>()('policy/response/certificateuploadstatus/:id', {
  needs: 'readRequests',
  view: 'certificate-uploads',
  shape: 'status',
});

/** All that was read of an uploaded certificate. */
export const certificateReading = query<{ reply: CertificateReading }>()('extract/coiExtraction/:id', {
  needs: 'readRequests',
  view: 'certificate-uploads',
  shape: 'reading',
});

/** The uploaded certificate itself. */
export const uploadedCertificateFile = query()('extract/coiExtraction/:id/file', {
  needs: 'readRequests',
  answers: 'file',
  long: true,
});

/** Cancel: the upload is taken back. */
export const cancelCertificateUpload = command<{ body: TransactionDto; reply: TransactionChanged }>()(
  'POST',
  'extract/coiExtraction/cancel',
  { needs: 'uploadCertificates', status: 200, settles: VIEWS },
);

/** Continue: the original certificate is the answer's document, although nothing of it was read. */
export const continueWithOriginal = command<{ body: TransactionDto; reply: TransactionChanged }>()(
  'POST',
  'extract/coiExtraction/continue',
  { needs: 'uploadCertificates', status: 200, settles: VIEWS },
);
