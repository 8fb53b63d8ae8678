import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { emailDomain } from '@covertrail/domain/fields/public-email';
import { representationDecider } from '@covertrail/domain/representation/representation.decider';
import { DeciderStore } from '@covertrail/platform/deciders/decider-store';
import { InviteAgency, type Invited } from '#accounts/invite-agency.command';
import { isPublicHost } from '#accounts/mail-hosts.rules';
import { Agents } from '#auth/agents.service';
import { Problem } from '#http/problem';
import { AgentInvitations } from './inviting/agent-invitations.service.js';

/** Works at once: it is the insured's own decision, and it names the agent. The agency may end it. */
@CommandHandler(InviteAgency)
export class InviteAgencyHandler implements ICommandHandler<InviteAgency, Invited> {
  constructor(
    private readonly deciders: DeciderStore,
    private readonly agents: Agents,
    private readonly invitations: AgentInvitations,
  ) {}

  async execute({ insuredId, email, meta }: InviteAgency): Promise<Invited> {
    const agent = await this.agents.byEmail(email);
    if (!agent) {
      if (await isPublicHost(email)) throw new Problem('REPRESENTATION.NO_SUCH_AGENT');
      return { outcome: await this.invitations.invite(insuredId, email, meta), represents: false };
    }
    const command = {
      type: 'AppointAgency',
      insuredId,
      ...agent,
      proof: { by: 'invitation' },
      domain: emailDomain(email),
    } as const;
    const outcome = await this.deciders.handle(representationDecider, insuredId, command, meta);
    return { outcome, represents: true };
  }
}
