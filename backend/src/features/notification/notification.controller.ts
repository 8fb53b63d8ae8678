import { Body, Controller, Query } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { markAsRead, notificationList } from '@covertrail/contracts/notification/notification.calls';
import type { NotificationPage } from '@covertrail/contracts/notification/notification.replies';
import { MarkAsReadDto, NotificationListDto } from '@covertrail/contracts/notification/notification.inputs';
import type { CommandMeta } from '@covertrail/platform/deciders/command-meta';
import { RightTo } from '#auth/access';
import { CommandMetadata, CurrentActor } from '#auth/request-parameters.decorator';
import type { Actor } from '#auth/actor';
import { Answers } from '#http/answers.decorator';
import { CommandReply, type QueryReply } from '#http/data.interceptor';
import { Problem } from '#http/problem';
import { MarkAsRead } from './mark-as-read.command.js';
import { NotificationList } from './notification-list.query.js';

const ONE_OR_ALL = 'Please name one notification, or a recipient for all.';

/** The user that a call names must always be the actor. */
const NAMED_USERS = [
  { kind: 'user', at: 'query.userId', optional: true },
  { kind: 'user', at: 'query.recipientId', optional: true },
  { kind: 'user', at: 'body.userId', optional: true },
  { kind: 'user', at: 'body.recipientId', optional: true },
] as const;

/**
 * The notifications menu and its page [B02]. Read-only members may mark as read, because the
 * mark is their own.
 */
@Controller()
export class NotificationController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @RightTo({ kind: 'user', at: 'query.userId', optional: true })
  @Answers(notificationList)
  list(@Query() input: NotificationListDto, @CurrentActor() actor: Actor): Promise<QueryReply<NotificationPage>> {
    return this.queries.execute(new NotificationList(actor, input));
  }

  @RightTo(...NAMED_USERS)
  @Answers(markAsRead)
  async markAsRead(
    @Query() inQuery: MarkAsReadDto,
    @Body() inBody: MarkAsReadDto,
    @CurrentActor() { companyId, userId }: Actor,
    @CommandMetadata() meta: CommandMeta,
  ): Promise<CommandReply<{ readonly notificationId: string | null }>> {
    const notificationId = inQuery.notificationId ?? inBody.notificationId ?? null;
    const recipientId = inQuery.recipientId ?? inBody.recipientId;
    if (!notificationId === !recipientId)
      throw new Problem('HTTP.BAD_INPUT', { errors: { notificationId: ONE_OR_ALL } });
    return new CommandReply(
      { notificationId },
      await this.commands.execute(new MarkAsRead(companyId, userId, notificationId, meta)),
    );
  }
}
