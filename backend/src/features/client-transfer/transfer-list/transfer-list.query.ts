import { Query } from '@nestjs/cqrs';
import type { TransferRow } from '@covertrail/domain/client-transfer/client-transfer.views';
import type { Uuid } from '@covertrail/domain/kernel/event';
import type { QueryReply } from '#http/data.interceptor';
import type { PageOf } from '#http/page.dto';
import type { TransferListDto } from './transfer-list.dto.js';

/** Transfers in which an agency is one of the sides. */
export class TransferList extends Query<QueryReply<PageOf<TransferRow>>> {
  constructor(
    readonly agencyId: Uuid,
    readonly asked: TransferListDto,
    readonly awaited: string | undefined,
  ) {
    super();
  }
}
