import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { emailDomain } from '@covertrail/domain/fields/public-email';
import type { Uuid } from '@covertrail/domain/kernel/event';
import { representationDecider } from '@covertrail/domain/representation/representation.decider';
import type { CommandMeta } from '@covertrail/platform/deciders/command-meta';
import { DeciderStore, type Outcome } from '@covertrail/platform/deciders/decider-store';
import { Agents } from '#auth/agents.service';
import { Problem } from '#http/problem';

/** The agency of the agent with this e-mail address represents the insured from now on, beside those that do already. */
export class InviteAgency extends Command<Outcome> {
  constructor(
    readonly insuredId: Uuid,
    readonly email: string,
    readonly meta: CommandMeta,
  ) {
    super();
  }
}

/** Works at once: it is the insured's own decision, and it names the agent. The agency may end it. */
@CommandHandler(InviteAgency)
export class InviteAgencyHandler implements ICommandHandler<InviteAgency, Outcome> {
  constructor(
    private readonly deciders: DeciderStore,
    private readonly agents: Agents,
  ) {}

  async execute({ insuredId, email, meta }: InviteAgency): Promise<Outcome> {
    const agent = await this.agents.byEmail(email);
    if (!agent) throw new Problem('REPRESENTATION.NO_SUCH_AGENT');
    const command = {
      type: 'AppointAgency',
      insuredId,
      ...agent,
      proof: { by: 'invitation' },
      domain: emailDomain(email),
    } as const;
    return this.deciders.handle(representationDecider, insuredId, command, meta);
  }
}
