import { Body, Controller, Inject, Param, Query } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import type { PageOf } from '@covertrail/contracts/calls/page';
import {
  assignReview,
  completeReview,
  complianceReviews,
  reopenReview,
  reviewers,
} from '@covertrail/contracts/compliance-review/compliance-review.calls';
import type { ComplianceReviewRow, Reviewer } from '@covertrail/contracts/compliance-review/compliance-review.replies';
import {
  AssignReviewDto,
  CompleteReviewDto,
  ComplianceReviewsDto,
  ReopenReviewDto,
} from '@covertrail/contracts/compliance-review/compliance-review.inputs';
import { dayInZone } from '@covertrail/domain/kernel/dates';
import type { Clock } from '@covertrail/platform/clock/clock';
import type { CommandMeta } from '@covertrail/platform/deciders/command-meta';
import type { Outcome } from '@covertrail/platform/deciders/decider-store';
import { RightTo } from '#auth/access';
import type { Actor } from '#auth/actor';
import { CommandMetadata, CurrentActor } from '#auth/request-parameters.decorator';
import { CLOCK } from '#tokens/tokens';
import { Answers } from '#http/answers.decorator';
import { CommandReply, type QueryReply } from '#http/data.interceptor';
import { ListPage } from '#lists/list.query';
import { NamesService } from '#naming/names.service';
import { AssignReview } from './assign-review.command.js';
import { CompleteReview } from './complete-review.command.js';
import { complianceReviewRows } from './compliance-reviews.query.js';
import { ReadReviewers } from './reviewers.query.js';
import { Forward } from '#forwarding/forward.command';
import { complianceReviewDecider } from '@covertrail/domain/compliance-review/compliance-review.decider';

type Reply = CommandReply<{ trackingId: string }>;

const replyOf = (outcome: Outcome): Reply => new CommandReply({ trackingId: outcome.streamId }, outcome);

/** Compliance reviews of a requester, Complete or Pending [H04]. */
@Controller()
export class ComplianceReviewController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    private readonly names: NamesService,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  @Answers(complianceReviews)
  list(
    @Query() input: ComplianceReviewsDto,
    @CurrentActor() actor: Actor,
  ): Promise<QueryReply<PageOf<ComplianceReviewRow>>> {
    return this.queries.execute(new ListPage(complianceReviewRows(this.names), actor, input));
  }

  @Answers(reviewers)
  reviewers(@CurrentActor() actor: Actor): Promise<QueryReply<readonly Reviewer[]>> {
    return this.queries.execute(new ReadReviewers(actor));
  }

  @RightTo({ kind: 'tracking', at: 'params.id' })
  @Answers(assignReview)
  async assign(
    @Param('id') id: string,
    @Body() dto: AssignReviewDto,
    @CurrentActor() { companyId }: Actor,
    @CommandMetadata() meta: CommandMeta,
  ): Promise<Reply> {
    return replyOf(await this.commands.execute(new AssignReview(id, companyId, dto, meta)));
  }

  @RightTo({ kind: 'tracking', at: 'params.id' })
  @Answers(completeReview)
  async complete(
    @Param('id') id: string,
    @Body() { note }: CompleteReviewDto,
    @CurrentActor() { timeZone }: Actor,
    @CommandMetadata() meta: CommandMeta,
  ): Promise<Reply> {
    return replyOf(
      await this.commands.execute(new CompleteReview(id, note ?? '', dayInZone(this.clock.now(), timeZone), meta)),
    );
  }

  @RightTo({ kind: 'tracking', at: 'params.id' })
  @Answers(reopenReview)
  async reopen(
    @Param('id') id: string,
    @Body() { reason }: ReopenReviewDto,
    @CommandMetadata() meta: CommandMeta,
  ): Promise<Reply> {
    return replyOf(
      await this.commands.execute(new Forward(complianceReviewDecider, id, { type: 'ReopenReview', reason }, meta)),
    );
  }
}
