import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import type { CertificateTransaction } from '@covertrail/contracts/certificate-upload/certificate-upload.replies';
import {
  certificateUploadsView,
  type CertificateUploadDocument,
} from '@covertrail/contracts/certificate-upload/certificate-upload.views';
import type { Uuid } from '@covertrail/domain/kernel/event';
import { DELIVERY_SPEEDS } from '@covertrail/domain/request/request.contract';
import type { QueryReply } from '#http/data.interceptor';
import { Views } from '#views/views.service';

/** More than anybody uploads for one request. */
const MOST = 200;

type Transactions = QueryReply<readonly CertificateTransaction[]>;

/** The certificates of a request, the newest first [E01]. */
export class ReadCertificateTransactions extends Query<Transactions> {
  constructor(readonly requestId: Uuid) {
    super();
  }
}

@QueryHandler(ReadCertificateTransactions)
export class CertificateTransactionsHandler implements IQueryHandler<ReadCertificateTransactions, Transactions> {
  constructor(private readonly views: Views) {}

  async execute({ requestId }: ReadCertificateTransactions): Promise<Transactions> {
    const where = { requestId: { eq: requestId } };
    const { documents } = await this.views.find(
      certificateUploadsView,
      { where },
      [{ field: 'uploadedAt', direction: 'desc' }],
      { limit: MOST },
    );
    return this.views.reply(documents.map(transactionOf));
  }
}

export const transactionOf = (upload: CertificateUploadDocument): CertificateTransaction => ({
  transactionId: upload.id,
  fileName: upload.fileName,
  bytes: upload.bytes,
  additional: upload.additional.map(({ name }) => name),
  uploadedAs: upload.uploadedAs,
  uploadedAt: upload.uploadedAt,
  priority: DELIVERY_SPEEDS[upload.urgency] ?? 'standard',
  status: upload.status,
  reason: upload.reason,
  counts: upload.counts,
});
