import { Query } from '@nestjs/cqrs';
import type { ClientRow } from '@covertrail/domain/client/client.views';
import type { Actor } from '#auth/actor';
import type { QueryReply } from '#http/data.interceptor';
import type { PageOf } from '#http/page.dto';
import type { ClientListDto } from './client-list.dto.js';

/** The clients of the actor's agency. */
export class ClientList extends Query<QueryReply<PageOf<ClientRow>>> {
  constructor(
    readonly actor: Actor,
    readonly asked: ClientListDto,
    readonly awaited: string | undefined,
  ) {
    super();
  }
}
