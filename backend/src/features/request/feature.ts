import { Module } from '@nestjs/common';
import { DOCUMENT_UPLOAD_KINDS } from '@covertrail/domain/kernel/upload-kinds';
import { Uploads } from '#uploads/uploads.service';
import { uploadsBy } from '#uploads/upload.module';
import type { BackendFeature } from '#feature';
import { reactsWith } from '#feature-reaction';
import { PreviewAnswerHandler } from './answer-preview/answer-preview.query.js';
import { ReadRequestNeedsHandler } from './answer-preview/request-needs.query.js';
import { AnsweringPolicies } from './respond-choices/answering-policies.reader.js';
import { AnswerTrials } from './answer-preview/answer-trials.service.js';
import { AvailablePolicies } from './answer-preview/available-policies.reader.js';
import { AnswerUploadController } from './answer-upload.controller.js';
import { AnswerDocuments } from './answer-documents.service.js';
import { AskedRequests } from './asked-request.service.js';
import { BatchRowsHandler } from './batch/batch-rows.query.js';
import { BatchRows } from './batch/batch-rows.service.js';
import { RequestBatchController } from './batch/request-batch.controller.js';
import { requestBatchReaction } from './batch/request-batch.reaction.js';
import { RequestBatches } from './batch/request-batches.service.js';
import { RequestSheetModule } from './batch/request-sheet.module.js';
import { StartRequestBatchHandler } from './batch/start-request-batch.command.js';
import { CancelRequestHandler } from './cancel-request.command.js';
import { CompanyByEmailHandler } from './company-by-email.query.js';
import { certificateGivenMail } from './invitation/certificate-given.mail.js';
import { agentDeclinedMail } from './invitation/agent-declined.mail.js';
import { certificateProcessedMail } from './invitation/certificate-processed.mail.js';
import { InvitationModule } from './invitation/invitation.module.js';
import { CopyRecipients } from './copies/copy-recipients.service.js';
import { ChooseCopiesHandler } from './copies/choose-copies.command.js';
import { reminderCopy, requestCopy, resentCopy } from './copies/request-copy.mail.js';
import { AnsweringAgents } from './sending/answering-agents.service.js';
import { CorrectEmailHandler } from './sending/correct-email.command.js';
import { PreviewDifferenceHandler } from './sending/difference-preview.query.js';
import { differenceMail } from './sending/difference.mail.js';
import { Missing } from './sending/missing.service.js';
import { RequestActsController } from './sending/request-acts.controller.js';
import { correctedInvitation, requestResent } from './sending/request-resent.mail.js';
import { RequestTimelineHandler } from './sending/request-timeline.query.js';
import { ResendRequestHandler } from './sending/resend-request.command.js';
import { SendDifferenceHandler } from './sending/send-difference.command.js';
import { OptOutController } from './opt-out/opt-out.controller.js';
import { OptOutsByLink } from './opt-out/opt-outs-by-link.service.js';
import { OptOuts } from './opt-out/opt-outs.service.js';
import { optedOutRequests } from './opt-out/opted-out-requests.reaction.js';
import { canceledTrackingRequests } from './canceled-tracking/canceled-tracking-requests.reaction.js';
import { CanceledTrackingRequests } from './canceled-tracking/canceled-tracking-requests.service.js';
import { OptedOutRequests } from './opt-out/opted-out-requests.service.js';
import { namedAgentMail } from './invitation/named-agent.mail.js';
import { DeclineRequestHandler } from './decline-request.command.js';
import { Recipients } from './recipients.service.js';
import { OpenRequests } from './request-coverage/open-request.service.js';
import { RequestCoverageHandler } from './request-coverage/request-coverage.command.js';
import { RequestDetailsHandler } from './request-details.query.js';
import { RequestFormsHandler } from './request-forms.query.js';
import { RequestController } from './request.controller.js';
import { RespondChoicesHandler } from './respond-choices/respond-choices.query.js';
import { RespondToRequestHandler } from './respond-to-request.command.js';
import { UpdateUnavailableCoveragesHandler } from './update-unavailable-coverages.command.js';
import { coverageRequest } from './received/coverage-request.mail.js';
import { requestReminder } from './reminder/request-reminder.mail.js';
import { SendReminderHandler } from './reminder/send-reminder.command.js';
import { REQUEST_PROBLEMS } from './request.problems.js';
import { requestInvitation } from './invitation/request-invitation.mail.js';
import { CountOpenRequestsHandler } from './open-request-count.query.js';
import { REQUEST_GRANTS } from './request.grants.js';
import { requestNotices } from './request.notices.js';

@Module({
  imports: [InvitationModule, RequestSheetModule, uploadsBy({ purpose: 'answer', kinds: DOCUMENT_UPLOAD_KINDS })],
  controllers: [
    RequestController,
    AnswerUploadController,
    RequestActsController,
    RequestBatchController,
    OptOutController,
  ],
  providers: [
    Recipients,
    CopyRecipients,
    ChooseCopiesHandler,
    AnsweringAgents,
    RequestTimelineHandler,
    CorrectEmailHandler,
    PreviewDifferenceHandler,
    Missing,
    ResendRequestHandler,
    SendDifferenceHandler,
    BatchRows,
    BatchRowsHandler,
    RequestBatches,
    StartRequestBatchHandler,
    OpenRequests,
    OptOuts,
    OptOutsByLink,
    OptedOutRequests,
    CanceledTrackingRequests,
    RequestCoverageHandler,
    RespondToRequestHandler,
    UpdateUnavailableCoveragesHandler,
    DeclineRequestHandler,
    CancelRequestHandler,
    SendReminderHandler,
    RespondChoicesHandler,
    CountOpenRequestsHandler,
    CompanyByEmailHandler,
    PreviewAnswerHandler,
    ReadRequestNeedsHandler,
    RequestDetailsHandler,
    RequestFormsHandler,
    AnsweringPolicies,
    AnswerTrials,
    AvailablePolicies,
    AskedRequests,
    AnswerDocuments,
    Uploads,
  ],
  exports: [RequestBatches, OptedOutRequests, CanceledTrackingRequests],
})
class RequestModule {}

export const requestFeature: BackendFeature = {
  name: 'request',
  module: RequestModule,
  reactions: [
    reactsWith(RequestBatches, requestBatchReaction),
    reactsWith(OptedOutRequests, optedOutRequests),
    reactsWith(CanceledTrackingRequests, canceledTrackingRequests),
  ],
  notices: requestNotices,
  mails: [
    requestInvitation,
    correctedInvitation,
    coverageRequest,
    requestReminder,
    requestResent,
    requestCopy,
    reminderCopy,
    resentCopy,
    differenceMail,
    namedAgentMail,
    certificateGivenMail,
    certificateProcessedMail,
    agentDeclinedMail,
  ],
  grants: REQUEST_GRANTS,
  problems: REQUEST_PROBLEMS,
};
