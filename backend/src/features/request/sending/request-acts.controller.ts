import { Body, Controller, Inject, Param } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import {
  chooseCopies,
  correctEmail,
  differencePreview,
  requestTimeline,
  resendRequest,
  sendDifference,
} from '@covertrail/contracts/request/request.calls';
import { ChooseCopiesDto, CorrectEmailDto, SendReminderDto } from '@covertrail/contracts/request/request.inputs';
import type { DifferencePreview, RequestTimeline } from '@covertrail/contracts/request/request.replies';
import { dayInZone } from '@covertrail/domain/kernel/dates';
import type { Clock } from '@covertrail/platform/clock/clock';
import type { CommandMeta } from '@covertrail/platform/deciders/command-meta';
import type { Outcome } from '@covertrail/platform/deciders/decider-store';
import { RightTo } from '#auth/access';
import type { Actor } from '#auth/actor';
import { CommandMetadata, CurrentActor, IfMatch } from '#auth/request-parameters.decorator';
import { Answers } from '#http/answers.decorator';
import { CommandReply } from '#http/data.interceptor';
import { LookUp } from '#limits/look-up.decorator';
import { CLOCK } from '#tokens/tokens';
import { ChooseCopies } from '../copies/choose-copies.command.js';
import { CorrectEmail } from './correct-email.command.js';
import { PreviewDifference } from './difference-preview.query.js';
import { ReadRequestTimeline } from './request-timeline.query.js';
import { ResendRequest } from './resend-request.command.js';
import { SendDifference } from './send-difference.command.js';

type Reply = Promise<CommandReply<{ readonly requestId: string }>>;

/** What a requester does with a request that it sent [D01]. */
@Controller()
export class RequestActsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  @RightTo({ kind: 'request', at: 'body.requestId' })
  @Answers(resendRequest)
  async resend(
    @Body() { requestId }: SendReminderDto,
    @CurrentActor() actor: Actor,
    @CommandMetadata() meta: CommandMeta,
    @IfMatch() expected?: number,
  ): Reply {
    return reply(await this.commands.execute(new ResendRequest(requestId, this.today(actor), meta, expected)));
  }

  @RightTo({ kind: 'request', at: 'body.requestId' })
  @Answers(chooseCopies)
  async chooseCopies(
    @Body() { requestId, cc, keepsOthers }: ChooseCopiesDto,
    @CommandMetadata() meta: CommandMeta,
    @IfMatch() expected?: number,
  ): Reply {
    return reply(await this.commands.execute(new ChooseCopies(requestId, cc, meta, expected, keepsOthers)));
  }

  @RightTo({ kind: 'request', at: 'body.requestId' })
  @LookUp()
  @Answers(correctEmail)
  async correctEmail(
    @Body() { requestId, email }: CorrectEmailDto,
    @CommandMetadata() meta: CommandMeta,
    @IfMatch() expected?: number,
  ): Reply {
    return reply(await this.commands.execute(new CorrectEmail(requestId, email, meta, expected)));
  }

  @RightTo({ kind: 'request', at: 'params.id' })
  @Answers(requestTimeline)
  timeline(@Param('id') id: string): Promise<RequestTimeline> {
    return this.queries.execute(new ReadRequestTimeline(id));
  }

  @RightTo({ kind: 'request', at: 'params.id' })
  @Answers(differencePreview)
  difference(@Param('id') id: string): Promise<DifferencePreview> {
    return this.queries.execute(new PreviewDifference(id));
  }

  @RightTo({ kind: 'request', at: 'body.requestId' })
  @Answers(sendDifference)
  async sendDifference(
    @Body() { requestId }: SendReminderDto,
    @CurrentActor() actor: Actor,
    @CommandMetadata() meta: CommandMeta,
    @IfMatch() expected?: number,
  ): Reply {
    return reply(await this.commands.execute(new SendDifference(requestId, this.today(actor), meta, expected)));
  }

  private today(actor: Actor): string {
    return dayInZone(this.clock.now(), actor.timeZone);
  }
}

const reply = (outcome: Outcome) => new CommandReply({ requestId: outcome.streamId }, outcome);
