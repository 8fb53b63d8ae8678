import { Body, Controller, Inject, Param } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { changeTrackingTemplate } from '@covertrail/contracts/tracking/tracking.calls';
import { ChangeTemplateDto } from '@covertrail/contracts/tracking/tracking.inputs';
import { dayInZone } from '@covertrail/domain/kernel/dates';
import type { Clock } from '@covertrail/platform/clock/clock';
import type { CommandMeta } from '@covertrail/platform/deciders/command-meta';
import { RightTo } from '#auth/access';
import { CommandMetadata, CurrentActor } from '#auth/request-parameters.decorator';
import type { Actor } from '#auth/actor';
import { Answers } from '#http/answers.decorator';
import { CLOCK } from '#tokens/tokens';
import { CommandReply } from '#http/data.interceptor';
import { ChangeTrackingTemplate } from './change-template.command.js';

/** The template against which a tracked supplier is checked [F04]. */
@Controller()
export class ChangeTemplateController {
  constructor(
    private readonly commands: CommandBus,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  @RightTo({ kind: 'tracking', at: 'params.id' }, { kind: 'template', at: 'body.templateId' })
  @Answers(changeTrackingTemplate)
  async change(
    @Param('id') id: string,
    @Body() { templateId, effectiveFrom }: ChangeTemplateDto,
    @CurrentActor() actor: Actor,
    @CommandMetadata() meta: CommandMeta,
  ): Promise<CommandReply<{ readonly trackingId: string }>> {
    const change = { templateId, effectiveFrom: effectiveFrom ?? dayInZone(this.clock.now(), actor.timeZone) };
    const outcome = await this.commands.execute(new ChangeTrackingTemplate(id, change, meta));
    return new CommandReply({ trackingId: outcome.streamId }, outcome);
  }
}
