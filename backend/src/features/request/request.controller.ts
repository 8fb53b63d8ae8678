import { Body, Controller, Inject, Param, Query, Res } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import type { Response } from 'express';
import {
  answerDocument,
  cancelRequest,
  companyByEmail,
  declineRequest,
  openRequestCount,
  openRequestCountOf,
  previewAnswer,
  requestNeeds,
  receivedRequests,
  requestCoverage,
  requestDetails,
  requestForms,
  respondChoices,
  respondToRequest,
  sendReminder,
  sentRequests,
  updateUnavailableCoverages,
} from '@covertrail/contracts/request/request.calls';
import type { PageOf } from '@covertrail/contracts/calls/page';
import type {
  AnswerPreview,
  RequestDetails,
  RequestedForms,
  RequestNeeds,
  RequestRow,
  RespondChoice,
  SupplierFound,
} from '@covertrail/contracts/request/request.replies';
import {
  AnswerDocumentPath,
  AnswerPreviewDto,
  CompanyByEmailDto,
  EndRequestDto,
  ReceivedRequestsDto,
  RequestCoverageDto,
  RequestListDto,
  RequestNeedsDto,
  RespondChoicesDto,
  RespondToRequestDto,
  SendReminderDto,
  UnavailableCoveragesDto,
} from '@covertrail/contracts/request/request.inputs';
import { dayInZone } from '@covertrail/domain/kernel/dates';
import type { Clock } from '@covertrail/platform/clock/clock';
import type { CommandMeta } from '@covertrail/platform/deciders/command-meta';
import type { Outcome } from '@covertrail/platform/deciders/decider-store';
import { RightTo } from '#auth/access';
import { CommandMetadata, CurrentActor, IfMatch } from '#auth/request-parameters.decorator';
import type { Actor } from '#auth/actor';
import { Answers } from '#http/answers.decorator';
import { CommandReply, type QueryReply } from '#http/data.interceptor';
import { Problem } from '#http/problem';
import { CLOCK } from '#tokens/tokens';
import { LookUp } from '#limits/look-up.decorator';
import { ListPage } from '#lists/list.query';
import { AnswerDocuments } from './answer-documents.service.js';
import { PreviewAnswer } from './answer-preview/answer-preview.query.js';
import { ReadRequestNeeds } from './answer-preview/request-needs.query.js';
import { CancelRequest } from './cancel-request.command.js';
import { CompanyByEmail } from './company-by-email.query.js';
import { DeclineRequest } from './decline-request.command.js';
import { RequestCoverage } from './request-coverage/request-coverage.command.js';
import { CountOpenRequests } from './open-request-count.query.js';
import { ReadRequestDetails } from './request-details.query.js';
import { ReadRequestForms } from './request-forms.query.js';
import { requestRows } from './request-list.query.js';
import { RespondChoices } from './respond-choices/respond-choices.query.js';
import { SendReminder } from './reminder/send-reminder.command.js';
import { RespondToRequest } from './respond-to-request.command.js';
import { UpdateUnavailableCoverages } from './update-unavailable-coverages.command.js';

type Reply = CommandReply<{ readonly requestId: string }>;
type Rows = Promise<QueryReply<PageOf<RequestRow>>>;

/** Requests for proof of coverage, and their answers [D01] [D04]. */
@Controller()
export class RequestController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    private readonly documents: AnswerDocuments,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  @RightTo({ kind: 'project', at: 'body.projectId' }, { kind: 'template', at: 'body.templateId', optional: true })
  @LookUp({ only: 'email' })
  @Answers(requestCoverage)
  async request(
    @Body() dto: RequestCoverageDto,
    @CurrentActor() actor: Actor,
    @CommandMetadata() meta: CommandMeta,
  ): Promise<Reply> {
    const { templateId, message = '', again } = dto;
    const request = { ...dto, templateId, message };
    return reply(
      await this.commands.execute(new RequestCoverage(actor.companyId, recipientOf(dto), request, meta, again)),
    );
  }

  @LookUp({ even: 'replies' })
  @Answers(companyByEmail)
  companyByEmail(@Query() { email }: CompanyByEmailDto): Promise<SupplierFound | null> {
    return this.queries.execute(new CompanyByEmail(email));
  }

  /** Requests that the requester sent. */
  @Answers(sentRequests)
  sent(@Query() input: RequestListDto, @CurrentActor() actor: Actor): Rows {
    return this.queries.execute(new ListPage(requestRows, actor, input));
  }

  /** Requests that the insured must answer, or the agency for its clients. */
  @Answers(receivedRequests)
  received(@Query() input: ReceivedRequestsDto, @CurrentActor() actor: Actor): Rows {
    return this.queries.execute(new ListPage(requestRows, actor, input));
  }

  @RightTo({ kind: 'request', at: 'params.id' })
  @Answers(requestDetails)
  details(@Param('id') id: string, @CurrentActor() actor: Actor): Promise<RequestDetails> {
    return this.queries.execute(new ReadRequestDetails(actor, id));
  }

  @RightTo({ kind: 'request', at: 'params.id' })
  @Answers(requestForms)
  forms(@Param('id') id: string): Promise<readonly RequestedForms[]> {
    return this.queries.execute(new ReadRequestForms(id));
  }

  @RightTo({ kind: 'request', at: 'params.id' })
  @Answers(respondChoices)
  choices(
    @Param('id') id: string,
    @Query() input: RespondChoicesDto,
    @CurrentActor() actor: Actor,
  ): Promise<QueryReply<PageOf<RespondChoice>>> {
    return this.queries.execute(new RespondChoices(id, input, actor));
  }

  /** It changes nothing, although it is a POST: an answer may name hundreds of policies. */
  @RightTo({ kind: 'request', at: 'body.requestId' })
  @Answers(previewAnswer)
  preview(@Body() { requestId, policyIds }: AnswerPreviewDto, @CurrentActor() actor: Actor): Promise<AnswerPreview> {
    return this.queries.execute(new PreviewAnswer(requestId, policyIds, actor));
  }

  /** Those that the actor does not answer are left out. */
  @Answers(requestNeeds)
  needs(@Body() { requestIds }: RequestNeedsDto, @CurrentActor() actor: Actor): Promise<RequestNeeds> {
    return this.queries.execute(new ReadRequestNeeds(requestIds, actor));
  }

  @RightTo({ kind: 'request', at: 'body.requestId' })
  @Answers(respondToRequest)
  async respond(
    @Body() { requestId, policyIds, remarks = '', ...more }: RespondToRequestDto,
    @CurrentActor() actor: Actor,
    @CommandMetadata() meta: CommandMeta,
    @IfMatch() expected?: number,
  ): Promise<Reply> {
    return reply(
      await this.commands.execute(new RespondToRequest(requestId, policyIds, remarks, meta, expected, actor, more)),
    );
  }

  @RightTo({ kind: 'request', at: 'body.requestId' })
  @Answers(updateUnavailableCoverages)
  async updateUnavailable(
    @Body() { requestId, unavailable, again }: UnavailableCoveragesDto,
    @CurrentActor() actor: Actor,
    @CommandMetadata() meta: CommandMeta,
    @IfMatch() expected?: number,
  ): Promise<Reply> {
    const update = new UpdateUnavailableCoverages(requestId, { unavailable, again }, actor, meta, expected);
    return reply(await this.commands.execute(update));
  }

  @RightTo({ kind: 'request', at: 'params.id' })
  @Answers(answerDocument)
  document(@Param() { id, fileId }: AnswerDocumentPath, @Res() response: Response): Promise<void> {
    return this.documents.send(id, fileId, response);
  }

  @RightTo({ kind: 'representedRequest', at: 'body.requestId' })
  @Answers(declineRequest)
  async decline(
    @Body() { requestId, reason }: EndRequestDto,
    @CommandMetadata() meta: CommandMeta,
    @IfMatch() expected?: number,
  ): Promise<Reply> {
    return reply(await this.commands.execute(new DeclineRequest(requestId, reason, meta, expected)));
  }

  @RightTo({ kind: 'request', at: 'body.requestId' })
  @Answers(cancelRequest)
  async cancel(
    @Body() { requestId, reason }: EndRequestDto,
    @CommandMetadata() meta: CommandMeta,
    @IfMatch() expected?: number,
  ): Promise<Reply> {
    return reply(await this.commands.execute(new CancelRequest(requestId, reason, meta, expected)));
  }

  @RightTo({ kind: 'request', at: 'body.requestId' })
  @Answers(sendReminder)
  async remind(
    @Body() { requestId }: SendReminderDto,
    @CurrentActor() actor: Actor,
    @CommandMetadata() meta: CommandMeta,
    @IfMatch() expected?: number,
  ): Promise<Reply> {
    const today = dayInZone(this.clock.now(), actor.timeZone);
    return reply(await this.commands.execute(new SendReminder(requestId, today, meta, expected)));
  }

  /** The id adds nothing to the token; it only has to agree with it. */
  @RightTo({ kind: 'company', at: 'params.id' })
  @Answers(openRequestCountOf)
  openCountOf(@CurrentActor() actor: Actor): Promise<{ openRequestCount: number }> {
    return this.openCount(actor);
  }

  /** Requests that the company must answer, or its agency. */
  @Answers(openRequestCount)
  openCount(@CurrentActor() actor: Actor): Promise<{ openRequestCount: number }> {
    return this.queries.execute(new CountOpenRequests(actor));
  }
}

function recipientOf({ insuredCompanyId, email }: RequestCoverageDto): { insuredId: string } | { email: string } {
  if (insuredCompanyId) return { insuredId: insuredCompanyId };
  if (email) return { email };
  throw new Problem('HTTP.BAD_INPUT', { errors: { email: 'Please enter Email.' } });
}

const reply = (outcome: Outcome): Reply => new CommandReply({ requestId: outcome.streamId }, outcome);
