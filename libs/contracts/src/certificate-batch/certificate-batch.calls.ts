import type { Uuid } from '@covertrail/domain/kernel/event';
import { command, query } from '../calls/call.js';
import type { PageOf } from '../calls/page.js';
import type { FollowedWorkDto } from '../progress/progress.inputs.js';
import type {
  BulkAgainDto,
  BulkIssueDto,
  CertificateBatchListDto,
  CertificateBatchRowsDto,
  RequestAgainDto,
} from './certificate-batch.inputs.js';
import type { CertificateBatchOutcome, CertificateBatchProgress } from './certificate-batch.replies.js';

interface BatchStarted {
  readonly batchId: Uuid;
}

/**
 * Begins to issue certificates to many holders. The server goes on by itself; the view of batches says how far it is. Throws what a certificate for one holder
 * would be refused with whoever the holder is.
 */
export const bulkIssue = command<{ body: BulkIssueDto; reply: BatchStarted }>()('POST', 'certificate/bulk/issue', {
  needs: 'issueCertificates',
  settles: ['certificate-batches'],
  long: true,
});

/** Begins to issue again the certificates that state a policy, or those of them that were chosen [D12]. */
export const bulkAgain = command<{ body: BulkAgainDto; reply: BatchStarted }>()('POST', 'certificate/bulk/again', {
  needs: 'issueCertificates',
  settles: ['certificate-batches'],
});

/** The insured requests the same of the agency that manages the policy; `batchId` is the id of the request [D12]. */
export const requestAgain = command<{ body: RequestAgainDto; reply: BatchStarted }>()(
  'POST',
  'certificate/bulk/request',
  { needs: 'requestCertificates' },
);

/** What the agency issued to many holders of a client, the last first. */
export const certificateBatches = query<{ query: CertificateBatchListDto; reply: PageOf<CertificateBatchProgress> }>()(
  'certificate/bulk/list',
  { needs: 'issueCertificates', view: 'certificate-batches' },
);

export const certificateBatch = query<{ reply: CertificateBatchProgress }>()('certificate/bulk/details/:id', {
  needs: 'issueCertificates',
  view: 'certificate-batches',
});

/** The holders that had their turn, in their order. */
export const certificateBatchRows = query<{
  query: CertificateBatchRowsDto;
  reply: PageOf<CertificateBatchOutcome>;
}>()('certificate/bulk/rows/:id', { needs: 'issueCertificates', view: 'certificate-batches', shape: 'rows' });

/** The certificates of all holders that have one by this batch, each as it was issued last. */
export const certificateBatchZip = query<{ query: FollowedWorkDto }>()('certificate/bulk/zip/:id', {
  needs: 'issueCertificates',
  answers: 'file',
  long: true,
});
