import { Inject } from '@nestjs/common';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Uuid } from '@covertrail/domain/kernel/event';
import { inboxDecider } from '@covertrail/domain/inbox/inbox.decider';
import { notificationDecider } from '@covertrail/domain/notification/notification.decider';
import type { Clock } from '@covertrail/platform/clock/clock';
import type { CommandMeta } from '@covertrail/platform/deciders/command-meta';
import { DeciderStore, type Outcome } from '@covertrail/platform/deciders/decider-store';
import { CLOCK } from '#tokens/tokens';

/** One notification of the company's inbox, or all that were raised until now (`notificationId` null). */
export class MarkAsRead extends Command<Outcome> {
  constructor(
    readonly companyId: Uuid,
    readonly userId: Uuid,
    readonly notificationId: Uuid | null,
    readonly meta: CommandMeta,
  ) {
    super();
  }
}

@CommandHandler(MarkAsRead)
export class MarkAsReadHandler implements ICommandHandler<MarkAsRead, Outcome> {
  constructor(
    private readonly deciders: DeciderStore,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  execute({ companyId, userId, notificationId, meta }: MarkAsRead): Promise<Outcome> {
    if (notificationId === null)
      return this.deciders.handle(
        inboxDecider,
        companyId,
        { type: 'ReadAllNotifications', companyId, userId, upTo: this.clock.now() },
        meta,
      );
    return this.deciders.handle(
      notificationDecider,
      notificationId,
      { type: 'ReadNotification', notificationId, companyId, userId },
      meta,
    );
  }
}
