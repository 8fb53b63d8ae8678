import { Body, Controller } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import {
  companySignOn,
  requireSignOn,
  type CompanySignOnState,
} from '@covertrail/contracts/session/company-sign-on.calls';
import { RequireSignOnDto } from '@covertrail/contracts/session/company-sign-on.inputs';
import { companyDecider } from '@covertrail/domain/company/company.decider';
import type { Uuid } from '@covertrail/domain/kernel/event';
import type { CommandMeta } from '@covertrail/platform/deciders/command-meta';
import type { Actor } from '#auth/actor';
import { CommandMetadata, CurrentActor } from '#auth/request-parameters.decorator';
import { Forward } from '#forwarding/forward.command';
import { Answers } from '#http/answers.decorator';
import { CommandReply } from '#http/data.interceptor';
import { OwnSessions } from '../own-sessions/own-sessions.service.js';
import { CompanySignOn } from './company-sign-on.service.js';

/** Whether the caller's company lets its people in by single sign-on alone [A18]. */
@Controller()
export class CompanySignOnController {
  constructor(
    private readonly signOn: CompanySignOn,
    private readonly commands: CommandBus,
    private readonly sessions: OwnSessions,
  ) {}

  @Answers(companySignOn)
  state(@CurrentActor() { companyId, userId }: Actor): Promise<CompanySignOnState> {
    return this.signOn.state(companyId, userId);
  }

  /** The sessions of all their companies end, so that none that began by a password is used to switch to this one. */
  @Answers(requireSignOn)
  async require(
    @Body() { isRequired }: RequireSignOnDto,
    @CurrentActor() { userId, companyId }: Actor,
    @CommandMetadata() meta: CommandMeta,
  ): Promise<CommandReply<{ readonly companyId: Uuid }>> {
    if (isRequired) await this.signOn.checkOwn(userId);
    const command = { type: isRequired ? 'RequireSingleSignOn' : 'EndSingleSignOnRequirement' } as const;
    const outcome = await this.commands.execute(new Forward(companyDecider, companyId, command, meta));
    if (isRequired) await this.sessions.endAllOf(await this.signOn.applying(companyId));
    return new CommandReply({ companyId }, outcome);
  }
}
