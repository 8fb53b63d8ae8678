import { Query } from '@nestjs/cqrs';
import type { Uuid } from '@covertrail/domain/kernel/event';
import type { RequestDetails } from '@covertrail/domain/request/request.views';
import type { Actor } from '#auth/actor';

/** One request as its list shows it, with the answer that it got. */
export class ReadRequestDetails extends Query<RequestDetails> {
  constructor(
    readonly actor: Actor,
    readonly requestId: Uuid,
    readonly awaited?: string,
  ) {
    super();
  }
}
