import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import {
  certificateUploadsView,
  type CertificateUploadDocument,
} from '@covertrail/contracts/certificate-upload/certificate-upload.views';
import type { RequestClaim, RequestClaims } from '@covertrail/contracts/request/invitation.replies';
import { requestsView, type RequestDocument } from '@covertrail/contracts/request/request.views';
import type { Uuid } from '@covertrail/domain/kernel/event';
import type { Actor } from '#auth/actor';
import type { QueryReply } from '#http/data.interceptor';
import { Views } from '#views/views.service';
import { requestsOf } from '../request-owner.js';
import { ClaimedReadings } from './claimed-readings.reader.js';

/** Of the requests of a page nobody uploads more. */
const MOST_UPLOADS = 500;

/** What the newest certificate of each of these requests claims; those of others, and those without one, are left out. */
export class ReadRequestClaims extends Query<QueryReply<RequestClaims>> {
  constructor(
    readonly requestIds: readonly Uuid[],
    readonly actor: Actor,
  ) {
    super();
  }
}

@QueryHandler(ReadRequestClaims)
export class ReadRequestClaimsHandler implements IQueryHandler<ReadRequestClaims> {
  constructor(
    private readonly views: Views,
    private readonly readings: ClaimedReadings,
  ) {}

  async execute({ requestIds, actor }: ReadRequestClaims): Promise<QueryReply<RequestClaims>> {
    const requests = await this.views.find(
      requestsView,
      { and: [requestsOf(actor), { where: { id: { in: requestIds } } }] },
      [],
      { limit: requestIds.length },
    );
    const newest = await this.newestOf(requests.documents.map(({ id }) => id));
    const claims: RequestClaim[] = [];
    // One after the other: each reads a stored reading, and assesses its policies.
    for (const request of requests.documents) {
      const upload = newest.get(request.id);
      const claim = upload && (await this.claimOf(request, upload, actor));
      if (claim) claims.push(claim);
    }
    return this.views.reply({ claims });
  }

  private async newestOf(requestIds: readonly Uuid[]): Promise<ReadonlyMap<Uuid, CertificateUploadDocument>> {
    const { documents } = await this.views.find(
      certificateUploadsView,
      { where: { requestId: { in: requestIds } } },
      [{ field: 'uploadedAt', direction: 'asc' }],
      { limit: MOST_UPLOADS },
    );
    return new Map(
      documents.flatMap((upload) =>
        upload.requestId === null || upload.status === 'canceled' ? [] : [[upload.requestId, upload] as const],
      ),
    );
  }

  private async claimOf(
    { id, requesterId, templateId }: RequestDocument,
    { id: transactionId, fileName }: CertificateUploadDocument,
    { companyId }: Actor,
  ): Promise<RequestClaim | null> {
    const claimed = await this.readings.ofUpload({ requesterId, templateId }, transactionId, companyId);
    return claimed && { requestId: id, transactionId, fileName, ...claimed };
  }
}
