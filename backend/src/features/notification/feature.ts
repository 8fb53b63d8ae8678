import { Module } from '@nestjs/common';
import type { BackendFeature } from '#feature';
import { MarkAsReadHandler } from './mark-as-read.command.js';
import { NotificationListHandler } from './notification-list.query.js';
import { NotificationController } from './notification.controller.js';
import { NOTIFICATION_PROBLEMS } from './notification.problems.js';

@Module({ controllers: [NotificationController], providers: [NotificationListHandler, MarkAsReadHandler] })
class NotificationModule {}

export const notificationFeature: BackendFeature = {
  name: 'notification',
  module: NotificationModule,
  problems: NOTIFICATION_PROBLEMS,
};
