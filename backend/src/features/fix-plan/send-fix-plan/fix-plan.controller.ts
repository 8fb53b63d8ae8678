import { Body, Controller, Inject } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { sendFixPlan } from '@covertrail/contracts/fix-plan/fix-plan.calls';
import { SendFixPlanDto } from '@covertrail/contracts/fix-plan/fix-plan.inputs';
import { dayInZone } from '@covertrail/domain/kernel/dates';
import type { Clock } from '@covertrail/platform/clock/clock';
import type { CommandMeta } from '@covertrail/platform/deciders/command-meta';
import { RightTo } from '#auth/access';
import { CommandMetadata, CurrentActor } from '#auth/request-parameters.decorator';
import type { Actor } from '#auth/actor';
import { Answers } from '#http/answers.decorator';
import { CLOCK } from '#tokens/tokens';
import { CommandReply } from '#http/data.interceptor';
import { SendFixPlan } from './send-fix-plan.command.js';

/** Sends the plan of the Why page to the agent or supplier who can carry it out. */
@Controller()
export class FixPlanController {
  constructor(
    private readonly commands: CommandBus,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  @RightTo({ kind: 'tracking', at: 'body.trackingId' })
  @Answers(sendFixPlan)
  async send(
    @Body() { trackingId }: SendFixPlanDto,
    @CurrentActor() actor: Actor,
    @CommandMetadata() meta: CommandMeta,
  ): Promise<CommandReply<{ readonly trackingId: string }>> {
    const today = dayInZone(this.clock.now(), actor.timeZone);
    const outcome = await this.commands.execute(new SendFixPlan(trackingId, today, meta));
    return new CommandReply({ trackingId: outcome.streamId }, outcome);
  }
}
