import { Module } from '@nestjs/common';
import type { BackendFeature } from '#feature';
import { InquiryController } from './inquiry.controller.js';
import { inquiryMail } from './inquiry.mail.js';
import { INQUIRY_PROBLEMS } from './inquiry.problems.js';
import { SendInquiryHandler } from './send-inquiry.command.js';

@Module({ controllers: [InquiryController], providers: [SendInquiryHandler] })
class InquiryModule {}

export const inquiryFeature: BackendFeature = {
  name: 'inquiry',
  module: InquiryModule,
  problems: INQUIRY_PROBLEMS,
  mails: [inquiryMail],
};
