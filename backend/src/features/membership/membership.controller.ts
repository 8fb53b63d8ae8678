import { Body, Controller } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import {
  changeAccess,
  colleagueList,
  deactivatePerson,
  handOverContact,
  reactivatePerson,
} from '@covertrail/contracts/membership/membership.calls';
import { ChangeAccessDto, ColleagueDto } from '@covertrail/contracts/membership/membership.inputs';
import type { Colleague, ColleagueChanged } from '@covertrail/contracts/membership/membership.replies';
import type { Uuid } from '@covertrail/domain/kernel/event';
import { companyMembersDecider } from '@covertrail/domain/membership/company-members.decider';
import type { MembershipCommand } from '@covertrail/domain/membership/membership.contract';
import type { CommandMeta } from '@covertrail/platform/deciders/command-meta';
import { DeciderStore } from '@covertrail/platform/deciders/decider-store';
import type { Actor } from '#auth/actor';
import { CommandMetadata, CurrentActor } from '#auth/request-parameters.decorator';
import { Forward } from '#forwarding/forward.command';
import { Answers } from '#http/answers.decorator';
import { CommandReply, type QueryReply } from '#http/data.interceptor';
import { LiveGateway } from '#live/live.gateway';
import { ReadColleagues } from './colleagues.query.js';

type Reply = Promise<CommandReply<ColleagueChanged>>;

/** The people of the caller's company [I01]. A membership of another company is not found: the stream is that of the caller's own. */
@Controller()
export class MembershipController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    private readonly deciders: DeciderStore,
    private readonly live: LiveGateway,
  ) {}

  @Answers(colleagueList)
  list(@CurrentActor() { companyId }: Actor): Promise<QueryReply<readonly Colleague[]>> {
    return this.queries.execute(new ReadColleagues(companyId));
  }

  @Answers(changeAccess)
  async change(
    @Body() { membershipId, access, permissions }: ChangeAccessDto,
    @CurrentActor() { companyId }: Actor,
    @CommandMetadata() meta: CommandMeta,
  ): Reply {
    const reply = await this.send(companyId, { type: 'ChangeAccess', membershipId, access, permissions }, meta);
    await this.reconnect(companyId, membershipId);
    return reply;
  }

  @Answers(deactivatePerson)
  async deactivate(
    @Body() { membershipId }: ColleagueDto,
    @CurrentActor() { companyId }: Actor,
    @CommandMetadata() meta: CommandMeta,
  ): Reply {
    const reply = await this.send(companyId, { type: 'RevokeMembership', membershipId }, meta);
    await this.reconnect(companyId, membershipId);
    return reply;
  }

  @Answers(reactivatePerson)
  reactivate(
    @Body() { membershipId }: ColleagueDto,
    @CurrentActor() { companyId }: Actor,
    @CommandMetadata() meta: CommandMeta,
  ): Reply {
    return this.send(companyId, { type: 'RestoreMembership', membershipId }, meta);
  }

  @Answers(handOverContact)
  handOver(
    @Body() { membershipId: to }: ColleagueDto,
    @CurrentActor() { companyId, membershipId: from }: Actor,
    @CommandMetadata() meta: CommandMeta,
  ): Reply {
    return this.send(companyId, { type: 'ChangePrimaryContact', from, to }, meta);
  }

  private async send(companyId: Uuid, command: MembershipCommand, meta: CommandMeta): Reply {
    const outcome = await this.commands.execute(new Forward(companyMembersDecider, companyId, command, meta));
    return new CommandReply({ companyId }, outcome);
  }

  /** Open sockets of the person connect again, with the rights of now or not at all. */
  private async reconnect(companyId: Uuid, membershipId: Uuid): Promise<void> {
    const { state } = await this.deciders.load(companyMembersDecider, companyId);
    const member = state?.members[membershipId];
    if (member) this.live.endSessionsOf(member.userId);
  }
}
