import { Body, Controller, Inject, Param } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { decideFinding } from '@covertrail/contracts/tracking/tracking.calls';
import { dayInZone } from '@covertrail/domain/kernel/dates';
import type { Clock } from '@covertrail/platform/clock/clock';
import type { CommandMeta } from '@covertrail/platform/deciders/command-meta';
import { Access } from '#auth/access';
import { CommandMetadata, CurrentActor } from '#auth/request-parameters.decorator';
import type { Actor } from '#auth/actor';
import { Answers } from '#http/answers.decorator';
import { CLOCK } from '#composition/tokens';
import { CommandReply } from '#http/data.interceptor';
import { DecideFinding, DecideFindingDto } from './decide-finding.command.js';

/** A requester's decisions about manual reviews. */
@Controller()
export class DecideFindingController {
  constructor(
    private readonly commands: CommandBus,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  @Access({ roles: ['requester'], level: 'reviewer', owns: [{ kind: 'tracking', at: 'params.id' }] })
  @Answers(decideFinding, { body: DecideFindingDto })
  async decide(@Param('id') id: string, @Body() dto: DecideFindingDto, @CurrentActor() actor: Actor, @CommandMetadata() meta: CommandMeta): Promise<CommandReply<{ readonly trackingId: string }>> {
    const effectiveFrom = dto.effectiveFrom ?? dayInZone(this.clock.now(), actor.timeZone);
    const outcome = await this.commands.execute(new DecideFinding(id, { ...dto, effectiveFrom }, meta));
    return new CommandReply({ trackingId: outcome.streamId }, outcome);
  }
}
