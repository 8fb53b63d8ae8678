import { Body, Controller } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import {
  requiredFactor,
  requireFactor,
  type RequiredFactorState,
} from '@covertrail/contracts/session/required-factor.calls';
import { RequireFactorDto } from '@covertrail/contracts/session/required-factor.inputs';
import { companyDecider } from '@covertrail/domain/company/company.decider';
import type { Uuid } from '@covertrail/domain/kernel/event';
import type { CommandMeta } from '@covertrail/platform/deciders/command-meta';
import type { Actor } from '#auth/actor';
import { CommandMetadata, CurrentActor } from '#auth/request-parameters.decorator';
import { Forward } from '#forwarding/forward.command';
import { Answers } from '#http/answers.decorator';
import { CommandReply } from '#http/data.interceptor';
import { OwnSessions } from '../own-sessions/own-sessions.service.js';
import { RequiredFactors } from './required-factors.service.js';

/** Whether the caller's company lets only people in who have an authenticator app [A18]. */
@Controller()
export class RequiredFactorController {
  constructor(
    private readonly required: RequiredFactors,
    private readonly commands: CommandBus,
    private readonly sessions: OwnSessions,
  ) {}

  @Answers(requiredFactor)
  state(@CurrentActor() { companyId }: Actor): Promise<RequiredFactorState> {
    return this.required.ofCompany(companyId);
  }

  @Answers(requireFactor)
  async require(
    @Body() { isRequired }: RequireFactorDto,
    @CurrentActor() { userId, companyId }: Actor,
    @CommandMetadata() meta: CommandMeta,
  ): Promise<CommandReply<{ readonly companyId: Uuid }>> {
    if (isRequired) await this.required.checkOwn(userId);
    const command = { type: isRequired ? 'RequireSecondFactor' : 'EndSecondFactorRequirement' } as const;
    const outcome = await this.commands.execute(new Forward(companyDecider, companyId, command, meta));
    if (isRequired) await this.sessions.endInCompany(companyId, await this.required.withoutApp(companyId));
    return new CommandReply({ companyId }, outcome);
  }
}
