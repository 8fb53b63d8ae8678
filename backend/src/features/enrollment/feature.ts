import { Module } from '@nestjs/common';
import type { BackendFeature } from '#feature';
import { BeginPaymentHandler } from './begin-payment.command.js';
import { EnrollmentFactsReader } from './enrollment-facts.reader.js';
import { EnrollmentController } from './enrollment.controller.js';
import { enrollmentMail } from './enrollment.mail.js';
import { ENROLLMENT_PROBLEMS } from './enrollment.problems.js';
import { ReadOwnProgramsHandler } from './own-programs.query.js';
import { OwnProgramsReader } from './own-programs.reader.js';
import { SettlePaymentHandler } from './settle-payment.command.js';

@Module({
  controllers: [EnrollmentController],
  providers: [
    EnrollmentFactsReader,
    OwnProgramsReader,
    ReadOwnProgramsHandler,
    BeginPaymentHandler,
    SettlePaymentHandler,
  ],
})
class EnrollmentModule {}

export const enrollmentFeature: BackendFeature = {
  name: 'enrollment',
  module: EnrollmentModule,
  problems: ENROLLMENT_PROBLEMS,
  mails: [enrollmentMail],
};
