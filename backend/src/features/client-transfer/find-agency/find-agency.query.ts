import { Query } from '@nestjs/cqrs';
import type { AgencyChoice } from '@covertrail/domain/client-transfer/client-transfer.views';
import type { Uuid } from '@covertrail/domain/kernel/event';
import type { QueryReply } from '#http/data.interceptor';

/** Other agencies whose names have words that begin so, at most 20. */
export class FindAgency extends Query<QueryReply<readonly AgencyChoice[]>> {
  constructor(
    readonly agencyId: Uuid,
    readonly keyword: string,
    readonly awaited: string | undefined,
  ) {
    super();
  }
}
