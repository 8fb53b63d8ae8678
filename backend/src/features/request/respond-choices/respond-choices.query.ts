import { Query } from '@nestjs/cqrs';
import type { Uuid } from '@covertrail/domain/kernel/event';
import type { RespondChoice } from '@covertrail/domain/request/request.views';
import type { QueryReply } from '#http/data.interceptor';
import type { PageOf } from '#http/page.dto';
import type { RespondChoicesDto } from './respond-choices.dto.js';

/** The policies of the insured that was asked, each with the reason why it cannot be chosen, if any. */
export class RespondChoices extends Query<QueryReply<PageOf<RespondChoice>>> {
  constructor(
    readonly requestId: Uuid,
    readonly asked: RespondChoicesDto,
    readonly awaited?: string,
  ) {
    super();
  }
}
