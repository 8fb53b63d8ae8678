import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import type { CertificateTransaction } from '@covertrail/contracts/certificate-upload/certificate-upload.replies';
import {
  certificateUploadsView,
  type CertificateUploadDocument,
} from '@covertrail/contracts/certificate-upload/certificate-upload.views';
import { MOST_ATTEMPTS } from '@covertrail/domain/certificate-upload/certificate-upload.decider';
import type { Uuid } from '@covertrail/domain/kernel/event';
import { DELIVERY_SPEEDS } from '@covertrail/domain/request/request.contract';
import type { Actor } from '#auth/actor';
import type { QueryReply } from '#http/data.interceptor';
import { Views } from '#views/views.service';
import { isOwnUpload } from '../own-upload.rules.js';

/** More than anybody uploads for one request. */
const MOST = 200;

type Transactions = QueryReply<readonly CertificateTransaction[]>;

/** The certificates of a request, or all of a requester where none is named, the newest first [E01]. */
export class ReadCertificateTransactions extends Query<Transactions> {
  constructor(
    readonly actor: Actor,
    readonly requestId: Uuid | null,
  ) {
    super();
  }
}

@QueryHandler(ReadCertificateTransactions)
export class CertificateTransactionsHandler implements IQueryHandler<ReadCertificateTransactions, Transactions> {
  constructor(private readonly views: Views) {}

  async execute({ actor, requestId }: ReadCertificateTransactions): Promise<Transactions> {
    const where = requestId === null ? { requesterId: { eq: actor.companyId } } : { requestId: { eq: requestId } };
    const { documents } = await this.views.find(
      certificateUploadsView,
      { where },
      [{ field: 'uploadedAt', direction: 'desc' }],
      { limit: MOST },
    );
    return this.views.reply(documents.map((upload) => transactionOf(upload, actor)));
  }
}

const transactionOf = (upload: CertificateUploadDocument, actor: Actor): CertificateTransaction => ({
  transactionId: upload.id,
  fileName: upload.fileName,
  bytes: upload.bytes,
  additional: upload.additional.map(({ name }) => name),
  uploadedAs: upload.uploadedAs,
  isOwn: isOwnUpload(actor, upload.uploadedAs),
  uploadedAt: upload.uploadedAt,
  priority: DELIVERY_SPEEDS[upload.urgency] ?? 'standard',
  status: upload.status,
  reason: upload.reason,
  counts: upload.counts,
  attemptsLeft: MOST_ATTEMPTS - upload.attempt,
});
