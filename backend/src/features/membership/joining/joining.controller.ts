import { Body, Controller } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import {
  approveUser,
  declineUser,
  inviteUser,
  pendingUsers,
  withdrawInvitation,
} from '@covertrail/contracts/membership/joining.calls';
import {
  ChangeAccessDto,
  ColleagueDto,
  InvitationOfUserDto,
  InviteUserDto,
} from '@covertrail/contracts/membership/membership.inputs';
import type { Colleague, ColleagueChanged } from '@covertrail/contracts/membership/membership.replies';
import type { Uuid } from '@covertrail/domain/kernel/event';
import { companyMembersDecider } from '@covertrail/domain/membership/company-members.decider';
import type { MembershipCommand } from '@covertrail/domain/membership/membership.contract';
import type { CommandMeta } from '@covertrail/platform/deciders/command-meta';
import type { Actor } from '#auth/actor';
import { CommandMetadata, CurrentActor } from '#auth/request-parameters.decorator';
import { Forward } from '#forwarding/forward.command';
import { Answers } from '#http/answers.decorator';
import { CommandReply, type QueryReply } from '#http/data.interceptor';
import { LookUp } from '#limits/look-up.decorator';
import { ReadColleagues } from '../colleagues.query.js';
import { InvitePerson } from './invite-person.command.js';

type Reply = Promise<CommandReply<ColleagueChanged>>;

/** How people come into the caller's company: invited by its primary contact, or approved once they ask [I01] [A09]. */
@Controller()
export class JoiningController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @LookUp()
  @Answers(inviteUser)
  async invite(
    @Body() invited: InviteUserDto,
    @CurrentActor() { companyId }: Actor,
    @CommandMetadata() meta: CommandMeta,
  ): Reply {
    const outcome = await this.commands.execute(new InvitePerson(companyId, invited, meta));
    return new CommandReply({ companyId }, outcome);
  }

  @Answers(withdrawInvitation)
  withdraw(
    @Body() { invitationId }: InvitationOfUserDto,
    @CurrentActor() { companyId }: Actor,
    @CommandMetadata() meta: CommandMeta,
  ): Reply {
    return this.send(companyId, { type: 'WithdrawInvitation', invitationId }, meta);
  }

  @Answers(pendingUsers)
  pending(@CurrentActor() { companyId }: Actor): Promise<QueryReply<readonly Colleague[]>> {
    return this.queries.execute(new ReadColleagues(companyId, 'pending'));
  }

  @Answers(approveUser)
  approve(
    @Body() { membershipId, access, permissions }: ChangeAccessDto,
    @CurrentActor() { companyId }: Actor,
    @CommandMetadata() meta: CommandMeta,
  ): Reply {
    return this.send(companyId, { type: 'ApproveMembership', membershipId, access, permissions }, meta);
  }

  @Answers(declineUser)
  decline(
    @Body() { membershipId }: ColleagueDto,
    @CurrentActor() { companyId }: Actor,
    @CommandMetadata() meta: CommandMeta,
  ): Reply {
    return this.send(companyId, { type: 'DeclineMembership', membershipId }, meta);
  }

  private async send(companyId: Uuid, command: MembershipCommand, meta: CommandMeta): Reply {
    const outcome = await this.commands.execute(new Forward(companyMembersDecider, companyId, command, meta));
    return new CommandReply({ companyId }, outcome);
  }
}
