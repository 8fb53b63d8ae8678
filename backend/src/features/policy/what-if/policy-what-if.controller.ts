import { Body, Controller, Inject, Param } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { tryCancellation } from '@covertrail/contracts/what-if/what-if.calls';
import type { WhatIfStarted } from '@covertrail/contracts/what-if/what-if.replies';
import { TryCancellationDto } from '@covertrail/contracts/policy/policy.inputs';
import { dayInZone } from '@covertrail/domain/kernel/dates';
import type { Clock } from '@covertrail/platform/clock/clock';
import type { CommandMeta } from '@covertrail/platform/deciders/command-meta';
import { RightTo } from '#auth/access';
import type { Actor } from '#auth/actor';
import { CommandMetadata, CurrentActor } from '#auth/request-parameters.decorator';
import { CLOCK } from '#tokens/tokens';
import { Answers } from '#http/answers.decorator';
import { TryCancellation } from './try-cancellation.command.js';

/** What a change of a policy would do, before it is saved. */
@Controller()
export class PolicyWhatIfController {
  constructor(
    private readonly commands: CommandBus,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  @RightTo({ kind: 'policy', at: 'params.id' })
  @Answers(tryCancellation)
  async cancellation(
    @Param('id') id: string,
    @Body() dto: TryCancellationDto,
    @CurrentActor() actor: Actor,
    @CommandMetadata() meta: CommandMeta,
  ): Promise<WhatIfStarted> {
    const effectiveFrom = dto.effectiveFrom ?? dayInZone(this.clock.now(), actor.timeZone);
    return { whatIfId: await this.commands.execute(new TryCancellation(actor, id, effectiveFrom, meta)) };
  }
}
