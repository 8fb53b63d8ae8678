import { Module } from '@nestjs/common';
import { PreviewAnswerHandler } from './answer-preview/answer-preview.handler.js';
import { AvailablePolicies } from './answer-preview/available-policies.reader.js';
import { AskedRequests } from './asked-request.service.js';
import { CancelRequestHandler } from './cancel-request/cancel-request.handler.js';
import { CompanyByEmailHandler } from './company-by-email/company-by-email.handler.js';
import { InvitationController } from './invitation/invitation.controller.js';
import { Invitations } from './invitation/invitation.service.js';
import { DeclineRequestHandler } from './decline-request/decline-request.handler.js';
import { Recipients } from './recipients.service.js';
import { OpenRequests } from './request-coverage/open-request.service.js';
import { RequestCoverageHandler } from './request-coverage/request-coverage.handler.js';
import { RequestDetailsHandler } from './request-details/request-details.handler.js';
import { RequestListHandler } from './request-list/request-list.handler.js';
import { RequestController } from './request.controller.js';
import { RespondChoicesHandler } from './respond-choices/respond-choices.handler.js';
import { RespondToRequestHandler } from './respond-to-request/respond-to-request.handler.js';

@Module({
  controllers: [RequestController, InvitationController],
  providers: [
    Recipients, OpenRequests, RequestCoverageHandler, RespondToRequestHandler, DeclineRequestHandler, CancelRequestHandler, RequestListHandler,
    RespondChoicesHandler, CompanyByEmailHandler, Invitations, PreviewAnswerHandler, RequestDetailsHandler, AvailablePolicies, AskedRequests,
  ],
})
export class RequestModule {}
