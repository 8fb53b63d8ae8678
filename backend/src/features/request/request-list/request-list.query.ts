import { Query } from '@nestjs/cqrs';
import type { RequestRow } from '@covertrail/domain/request/request.views';
import type { Actor } from '#auth/actor';
import type { QueryReply } from '#http/data.interceptor';
import type { PageOf } from '#http/page.dto';
import type { RequestListDto } from './request-list.dto.js';

/** Requests that the actor's company sent (requester), received (insured), or whose insured it answers for (agent). */
export class RequestList extends Query<QueryReply<PageOf<RequestRow>>> {
  constructor(
    readonly actor: Actor,
    readonly asked: RequestListDto,
    readonly awaited: string | undefined,
  ) {
    super();
  }
}
