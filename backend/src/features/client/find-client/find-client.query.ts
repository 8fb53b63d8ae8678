import { Query } from '@nestjs/cqrs';
import type { ClientCandidate } from '@covertrail/domain/client/client.views';
import type { Uuid } from '@covertrail/domain/kernel/event';
import type { QueryReply } from '#http/data.interceptor';

/** Insureds whose names have words that begin so, at most 20, to be added or to be asked for. */
export class FindClient extends Query<QueryReply<readonly ClientCandidate[]>> {
  constructor(
    readonly agencyId: Uuid,
    readonly keyword: string,
    readonly awaited: string | undefined,
  ) {
    super();
  }
}
