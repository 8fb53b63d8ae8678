import { Module } from '@nestjs/common';
import { MailboxController } from './mailbox/mailbox.controller.js';

@Module({ controllers: [MailboxController] })
export class DevModule {}
