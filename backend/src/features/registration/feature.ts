import { Module } from '@nestjs/common';
import type { BackendFeature } from '#feature';
import { accountExists } from './account-exists.mail.js';
import { CompleteSignUpHandler } from './complete-sign-up.command.js';
import { LookUpEmailHandler } from './look-up-email.query.js';
import { RegistrationController } from './registration.controller.js';
import { REGISTRATION_PROBLEMS } from './registration.problems.js';
import { RequestSignUpHandler } from './request-sign-up.command.js';
import { ResendVerificationHandler } from './resend-verification.command.js';
import { verifyEmailMail } from './verify-email.mail.js';

@Module({
  controllers: [RegistrationController],
  providers: [LookUpEmailHandler, RequestSignUpHandler, ResendVerificationHandler, CompleteSignUpHandler],
})
class RegistrationModule {}

export const registrationFeature: BackendFeature = {
  name: 'registration',
  module: RegistrationModule,
  problems: REGISTRATION_PROBLEMS,
  mails: [verifyEmailMail, accountExists],
};
