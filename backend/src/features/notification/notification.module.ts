import { Module } from '@nestjs/common';
import { MarkAsReadHandler } from './mark-as-read.command.js';
import { NotificationListHandler } from './notification-list.query.js';
import { NotificationController } from './notification.controller.js';

@Module({ controllers: [NotificationController], providers: [NotificationListHandler, MarkAsReadHandler] })
export class NotificationModule {}
