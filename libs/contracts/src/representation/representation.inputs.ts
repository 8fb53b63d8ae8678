import { IsOptional } from 'class-validator';
import { invitedEmail } from '@covertrail/domain/fields/account-fields';
import { agentEmails } from '@covertrail/domain/fields/agent-fields';
import { remarks } from '@covertrail/domain/fields/note-fields';
import { Fits } from '../inputs/fits.decorator.js';
import { IsId } from '../inputs/is-id.decorator.js';
import { LinkDto } from '../inputs/link.inputs.js';

/** PUT insured/agency/accept. */
export class AcceptAppointmentDto {
  @IsId() readonly agencyCompanyId!: string;
}

/** PUT insured/agency/refuse: the reason is optional. */
export class RefuseAppointmentDto extends AcceptAppointmentDto {
  @IsOptional() @Fits(remarks) readonly reason?: string;
}

/** PUT insured/agency/end: the agency that the insured sees, so that it ends no other one. */
export class EndRepresentationDto {
  @IsId() readonly agencyCompanyId!: string;
  @IsOptional() @Fits(remarks) readonly reason?: string;
}

/** PUT agent/client/end. */
export class EndClientDto {
  @IsId() readonly insuredCompanyId!: string;
  @IsOptional() @Fits(remarks) readonly reason?: string;
}

/** POST insured/agency/invite. */
export class InviteAgencyDto {
  /** Of an agent, with an account or without one. */
  @Fits(invitedEmail) readonly email!: string;
}

/** PUT insured/agency/invite/withdraw. */
export class WithdrawAgentInvitationDto {
  @IsId() readonly invitedAgentId!: string;
}

/** POST agent/appointment, and PUT agent/appointment/withdraw. */
export class AppointmentDto {
  @IsId() readonly insuredCompanyId!: string;
}

/** PUT company/agents: e-mail addresses of agents, with an account or without one, and of those who represent the company now. */
export class UpdateAgentsDto extends LinkDto {
  @Fits(agentEmails) readonly addEmailsList!: readonly string[];
  @Fits(agentEmails) readonly deletedEmailList!: readonly string[];
}
