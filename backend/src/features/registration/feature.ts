import { Module } from '@nestjs/common';
import { PICTURE_KINDS } from '@covertrail/domain/kernel/upload-kinds';
import type { BackendFeature } from '#feature';
import { Uploads } from '#uploads/uploads.service';
import { uploadsBy } from '#uploads/upload.module';
import { accountExists } from './account-exists.mail.js';
import { Admission } from './admission.service.js';
import { FitForms } from './fit-forms.service.js';
import { CompaniesOfDomain } from './joining/companies-of-domain.reader.js';
import { ActivateAgentHandler } from './agents/activate-agent.command.js';
import { AgentSignUpController } from './agents/agent-sign-up.controller.js';
import { SignUpLogos } from './agents/sign-up-logos.service.js';
import { SignUpUpload } from './agents/sign-up-upload.interceptor.js';
import { OpenedAgentLinks } from './agents/opened-agent-links.service.js';
import { AcceptInvitationHandler } from './activation/accept-invitation.command.js';
import { ActivateAccountHandler } from './activation/activate-account.command.js';
import { ActivationController } from './activation/activation.controller.js';
import { OpenedInvitations } from './activation/opened-invitations.service.js';
import { CompleteSignUpHandler } from './complete-sign-up.command.js';
import { FoundCompanyHandler } from './found-company.command.js';
import { Founding } from './founding.service.js';
import { FindJoinableCompaniesHandler } from './joining/joinable-companies.query.js';
import { Joining } from './joining/joining.service.js';
import { LookUpEmailHandler } from './look-up-email.query.js';
import { RegistrationController } from './registration.controller.js';
import { REGISTRATION_PROBLEMS } from './registration.problems.js';
import { RequestSignUpHandler } from './request-sign-up.command.js';
import { ResendVerificationHandler } from './resend-verification.command.js';
import { verifyEmailMail } from './verify-email.mail.js';

@Module({
  imports: [uploadsBy({ purpose: 'signUpLogo', kinds: PICTURE_KINDS, isPicture: true })],
  controllers: [RegistrationController, ActivationController, AgentSignUpController],
  providers: [
    LookUpEmailHandler,
    RequestSignUpHandler,
    ResendVerificationHandler,
    CompleteSignUpHandler,
    Founding,
    Joining,
    Admission,
    FitForms,
    FoundCompanyHandler,
    CompaniesOfDomain,
    OpenedAgentLinks,
    ActivateAgentHandler,
    SignUpLogos,
    SignUpUpload,
    Uploads,
    FindJoinableCompaniesHandler,
    OpenedInvitations,
    ActivateAccountHandler,
    AcceptInvitationHandler,
  ],
})
class RegistrationModule {}

export const registrationFeature: BackendFeature = {
  name: 'registration',
  module: RegistrationModule,
  problems: REGISTRATION_PROBLEMS,
  mails: [verifyEmailMail, accountExists],
};
