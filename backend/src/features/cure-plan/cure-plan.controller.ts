import { Controller, Inject, Param } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { curePlan, sendCurePlan, trackingPlan } from '@covertrail/contracts/cure-plan/cure-plan.calls';
import type { CurePlanReply, TrackingPlanReply } from '@covertrail/contracts/cure-plan/cure-plan.replies';
import { dayInZone } from '@covertrail/domain/kernel/dates';
import type { Clock } from '@covertrail/platform/clock/clock';
import type { CommandMeta } from '@covertrail/platform/deciders/command-meta';
import { RightTo } from '#auth/access';
import type { Actor } from '#auth/actor';
import { CommandMetadata, CurrentActor } from '#auth/request-parameters.decorator';
import { CLOCK } from '#tokens/tokens';
import { Answers } from '#http/answers.decorator';
import { CommandReply, type QueryReply } from '#http/data.interceptor';
import { ReadCurePlan } from './insured-plan.query.js';
import { SendCurePlan } from './send-cure-plan.command.js';
import { ReadTrackingPlan } from './tracking-plan.query.js';

/** What it takes to comply (row H10): for all requesters of an insured, and for one tracking. */
@Controller()
export class CurePlanController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  @RightTo({ kind: 'insured', at: 'params.id' })
  @Answers(curePlan)
  ofInsured(@Param('id') id: string, @CurrentActor() actor: Actor): Promise<QueryReply<CurePlanReply>> {
    return this.queries.execute(new ReadCurePlan(actor, id));
  }

  @RightTo({ kind: 'tracking', at: 'params.id' })
  @Answers(trackingPlan)
  ofTracking(@Param('id') id: string, @CurrentActor() actor: Actor): Promise<QueryReply<TrackingPlanReply>> {
    return this.queries.execute(new ReadTrackingPlan(actor, id));
  }

  @RightTo({ kind: 'insured', at: 'params.id' })
  @Answers(sendCurePlan)
  async send(
    @Param('id') id: string,
    @CurrentActor() actor: Actor,
    @CommandMetadata() meta: CommandMeta,
  ): Promise<CommandReply<{ readonly insuredId: string }>> {
    const outcome = await this.commands.execute(
      new SendCurePlan(id, actor, dayInZone(this.clock.now(), actor.timeZone), meta),
    );
    return new CommandReply({ insuredId: outcome.streamId }, outcome);
  }
}
