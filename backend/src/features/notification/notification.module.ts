import { Module } from '@nestjs/common';
import { MarkAsReadHandler } from './mark-as-read/mark-as-read.handler.js';
import { NotificationListHandler } from './notification-list/notification-list.handler.js';
import { NotificationController } from './notification.controller.js';

@Module({ controllers: [NotificationController], providers: [NotificationListHandler, MarkAsReadHandler] })
export class NotificationModule {}
