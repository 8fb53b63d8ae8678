import { Query } from '@nestjs/cqrs';
import type { TransferDetails as Details } from '@covertrail/domain/client-transfer/client-transfer.views';
import type { Actor } from '#auth/actor';
import type { QueryReply } from '#http/data.interceptor';

/** One transfer as the side of the actor sees it. */
export class TransferDetails extends Query<QueryReply<Details>> {
  constructor(
    readonly actor: Actor,
    readonly transferId: string,
    readonly awaited: string | undefined,
  ) {
    super();
  }
}
