import { Inject } from '@nestjs/common';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { notificationDecider } from '@covertrail/domain/notification/notification.decider';
import type { Clock } from '@covertrail/platform/clock/clock';
import { DeciderStore, type Outcome } from '@covertrail/platform/deciders/decider-store';
import { CLOCK } from '#composition/tokens';
import { MarkAsRead } from './mark-as-read.command.js';

@CommandHandler(MarkAsRead)
export class MarkAsReadHandler implements ICommandHandler<MarkAsRead, Outcome> {
  constructor(
    private readonly deciders: DeciderStore,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  execute({ companyId, userId, notificationId, meta }: MarkAsRead): Promise<Outcome> {
    const command = notificationId
      ? ({ type: 'ReadNotification', notificationId, userId } as const)
      : ({ type: 'ReadAllNotifications', userId, upTo: this.clock.now() } as const);
    return this.deciders.handle(notificationDecider, companyId, command, meta);
  }
}
