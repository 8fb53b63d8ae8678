import { Module } from '@nestjs/common';
import { DeciderStore } from '@covertrail/platform/deciders/decider-store';
import type { BackendFeature } from '#feature';
import { reactsWith } from '#feature-reaction';
import { MarkAsReadHandler } from './mark-as-read.command.js';
import { NotificationListHandler } from './notification-list.query.js';
import { NotificationController } from './notification.controller.js';
import { NOTIFICATION_PROBLEMS } from './notification.problems.js';
import { notifier } from './reactions/notifier.reaction.js';

@Module({ controllers: [NotificationController], providers: [NotificationListHandler, MarkAsReadHandler] })
class NotificationModule {}

export const notificationFeature: BackendFeature = {
  name: 'notification',
  module: NotificationModule,
  reactions: [reactsWith(DeciderStore, notifier)],
  problems: NOTIFICATION_PROBLEMS,
};
