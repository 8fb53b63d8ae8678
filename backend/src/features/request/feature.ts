import { Module } from '@nestjs/common';
import { DOCUMENT_UPLOAD_KINDS } from '@covertrail/domain/kernel/upload-kinds';
import { Uploads } from '#uploads/uploads.service';
import { uploadsBy } from '#uploads/upload.module';
import type { BackendFeature } from '#feature';
import { PreviewAnswerHandler } from './answer-preview/answer-preview.query.js';
import { AnsweringPolicies } from './respond-choices/answering-policies.reader.js';
import { AvailablePolicies } from './answer-preview/available-policies.reader.js';
import { AnswerDocuments } from './answer-documents.service.js';
import { AskedRequests } from './asked-request.service.js';
import { CancelRequestHandler } from './cancel-request.command.js';
import { CompanyByEmailHandler } from './company-by-email.query.js';
import { InvitationController } from './invitation/invitation.controller.js';
import { Invitations } from './invitation/invitation.service.js';
import { DeclineRequestHandler } from './decline-request.command.js';
import { Recipients } from './recipients.service.js';
import { OpenRequests } from './request-coverage/open-request.service.js';
import { RequestCoverageHandler } from './request-coverage/request-coverage.command.js';
import { RequestDetailsHandler } from './request-details.query.js';
import { RequestFormsHandler } from './request-forms.query.js';
import { RequestController } from './request.controller.js';
import { RespondChoicesHandler } from './respond-choices/respond-choices.query.js';
import { RespondToRequestHandler } from './respond-to-request.command.js';
import { coverageRequest } from './received/coverage-request.mail.js';
import { requestReminder } from './reminder/request-reminder.mail.js';
import { SendReminderHandler } from './reminder/send-reminder.command.js';
import { REQUEST_PROBLEMS } from './request.problems.js';
import { requestInvitation } from './invitation/request-invitation.mail.js';
import { CountOpenRequestsHandler } from './open-request-count.query.js';
import { REQUEST_GRANTS } from './request.grants.js';
import { requestNotices } from './request.notices.js';

@Module({
  imports: [uploadsBy({ purpose: 'answer', kinds: DOCUMENT_UPLOAD_KINDS })],
  controllers: [RequestController, InvitationController],
  providers: [
    Recipients,
    OpenRequests,
    RequestCoverageHandler,
    RespondToRequestHandler,
    DeclineRequestHandler,
    CancelRequestHandler,
    SendReminderHandler,
    RespondChoicesHandler,
    CountOpenRequestsHandler,
    CompanyByEmailHandler,
    Invitations,
    PreviewAnswerHandler,
    RequestDetailsHandler,
    RequestFormsHandler,
    AnsweringPolicies,
    AvailablePolicies,
    AskedRequests,
    AnswerDocuments,
    Uploads,
  ],
})
class RequestModule {}

export const requestFeature: BackendFeature = {
  name: 'request',
  module: RequestModule,
  notices: requestNotices,
  mails: [requestInvitation, coverageRequest, requestReminder],
  grants: REQUEST_GRANTS,
  problems: REQUEST_PROBLEMS,
};
