import { Module } from '@nestjs/common';
import type { BackendFeature } from '#feature';
import { MailboxController } from './mailbox/mailbox.controller.js';

@Module({ controllers: [MailboxController] })
class DevModule {}

export const devFeature: BackendFeature = {
  name: 'dev',
  module: DevModule,
};
