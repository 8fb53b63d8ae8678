import { Query } from '@nestjs/cqrs';
import type { NotificationPage } from '@covertrail/domain/notification/notification.views';
import type { Actor } from '#auth/actor';
import type { QueryReply } from '#http/data.interceptor';
import type { PageDto } from '#http/page.dto';

/** What the actor's company was told since the actor is of it, newest first, and how much of it the actor has not read. */
export class NotificationList extends Query<QueryReply<NotificationPage>> {
  constructor(
    readonly actor: Actor,
    readonly asked: PageDto,
    readonly awaited: string | undefined,
  ) {
    super();
  }
}
