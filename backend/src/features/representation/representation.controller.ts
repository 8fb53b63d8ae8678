import { Body, Controller } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import {
  acceptAgency,
  endAgency,
  endClient,
  insuredAgency,
  inviteAgency,
  refuseAgency,
  requestAppointment,
  requestedAppointments,
  withdrawAgentInvitation,
  withdrawAppointment,
} from '@covertrail/contracts/representation/representation.calls';
import type {
  InsuredAgency as Agency,
  InvitedAgency,
  RequestedAppointment,
} from '@covertrail/contracts/representation/representation.replies';
import {
  AcceptAppointmentDto,
  AppointmentDto,
  EndClientDto,
  EndRepresentationDto,
  InviteAgencyDto,
  RefuseAppointmentDto,
  WithdrawAgentInvitationDto,
} from '@covertrail/contracts/representation/representation.inputs';
import type { CommandMeta } from '@covertrail/platform/deciders/command-meta';
import type { Outcome } from '@covertrail/platform/deciders/decider-store';
import { RightTo } from '#auth/access';
import { CommandMetadata, CurrentActor } from '#auth/request-parameters.decorator';
import type { Actor } from '#auth/actor';
import { Answers } from '#http/answers.decorator';
import { CommandReply, type QueryReply } from '#http/data.interceptor';
import { LookUp } from '#limits/look-up.decorator';
import { AcceptAppointment } from './accept-appointment.command.js';
import { InviteAgency } from '#accounts/invite-agency.command';
import { InsuredAgency } from './insured-agency.query.js';
import { RequestAppointment } from './request-appointment.command.js';
import { RequestedAppointments } from './requested-appointments.query.js';
import { Forward } from '#forwarding/forward.command';
import { representationDecider } from '@covertrail/domain/representation/representation.decider';

type Reply = CommandReply<{ readonly insuredId: string }>;

/**
 * Who represents an insured. An agency asks; only the insured itself accepts, refuses or invites. Each side's call names
 * the other side: the stream of the insured decides whether there is such a request.
 */
@Controller()
export class RepresentationController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Answers(requestedAppointments)
  requested(@CurrentActor() actor: Actor): Promise<QueryReply<readonly RequestedAppointment[]>> {
    return this.queries.execute(new RequestedAppointments(actor.companyId));
  }

  @Answers(requestAppointment)
  async request(
    @Body() { insuredCompanyId }: AppointmentDto,
    @CurrentActor() { companyId, userId }: Actor,
    @CommandMetadata() meta: CommandMeta,
  ): Promise<Reply> {
    return reply(await this.commands.execute(new RequestAppointment(insuredCompanyId, companyId, userId, meta)));
  }

  @Answers(withdrawAppointment)
  async withdraw(
    @Body() { insuredCompanyId }: AppointmentDto,
    @CurrentActor() { companyId: agencyId }: Actor,
    @CommandMetadata() meta: CommandMeta,
  ): Promise<Reply> {
    return reply(
      await this.commands.execute(
        new Forward(representationDecider, insuredCompanyId, { type: 'WithdrawAppointment', agencyId }, meta),
      ),
    );
  }

  @Answers(insuredAgency)
  agency(@CurrentActor() actor: Actor): Promise<QueryReply<Agency>> {
    return this.queries.execute(new InsuredAgency(actor));
  }

  /** The agency of record may manage the insured's policies as the insured itself may, so this needs a manager. */
  @Answers(acceptAgency)
  async accept(
    @Body() { agencyCompanyId: agencyId }: AcceptAppointmentDto,
    @CurrentActor() { companyId }: Actor,
    @CommandMetadata() meta: CommandMeta,
  ): Promise<Reply> {
    return reply(await this.commands.execute(new AcceptAppointment(companyId, agencyId, meta)));
  }

  @Answers(refuseAgency)
  async refuse(
    @Body() { agencyCompanyId: agencyId, reason = '' }: RefuseAppointmentDto,
    @CurrentActor() { companyId }: Actor,
    @CommandMetadata() meta: CommandMeta,
  ): Promise<Reply> {
    return reply(
      await this.commands.execute(
        new Forward(representationDecider, companyId, { type: 'RefuseAppointment', agencyId, reason }, meta),
      ),
    );
  }

  /** The insured's own invitation is its consent, so it works at once. */
  @LookUp()
  @Answers(inviteAgency)
  async invite(
    @Body() { email }: InviteAgencyDto,
    @CurrentActor() { companyId }: Actor,
    @CommandMetadata() meta: CommandMeta,
  ): Promise<CommandReply<InvitedAgency>> {
    const { outcome, represents } = await this.commands.execute(new InviteAgency(companyId, email, meta));
    return new CommandReply({ insuredId: outcome.streamId, represents }, outcome);
  }

  /** The link of the mail is over then. */
  @Answers(withdrawAgentInvitation)
  async withdrawInvitation(
    @Body() { invitedAgentId }: WithdrawAgentInvitationDto,
    @CurrentActor() { companyId: insuredId }: Actor,
    @CommandMetadata() meta: CommandMeta,
  ): Promise<Reply> {
    const command = { type: 'WithdrawAgentInvitation', insuredId, invitedAgentId } as const;
    return reply(await this.commands.execute(new Forward(representationDecider, insuredId, command, meta)));
  }

  @Answers(endAgency)
  async end(
    @Body() { agencyCompanyId: agencyId, reason = '' }: EndRepresentationDto,
    @CurrentActor() { companyId: insuredId }: Actor,
    @CommandMetadata() meta: CommandMeta,
  ): Promise<Reply> {
    return reply(
      await this.commands.execute(
        new Forward(
          representationDecider,
          insuredId,
          { type: 'EndRepresentation', insuredId, agencyId, endedBy: 'insured', reason },
          meta,
        ),
      ),
    );
  }

  @RightTo({ kind: 'insured', at: 'body.insuredCompanyId' })
  @Answers(endClient)
  async endClient(
    @Body() { insuredCompanyId: insuredId, reason = '' }: EndClientDto,
    @CurrentActor() { companyId: agencyId }: Actor,
    @CommandMetadata() meta: CommandMeta,
  ): Promise<Reply> {
    return reply(
      await this.commands.execute(
        new Forward(
          representationDecider,
          insuredId,
          { type: 'EndRepresentation', insuredId, agencyId, endedBy: 'agency', reason },
          meta,
        ),
      ),
    );
  }
}

const reply = (outcome: Outcome): Reply => new CommandReply({ insuredId: outcome.streamId }, outcome);
