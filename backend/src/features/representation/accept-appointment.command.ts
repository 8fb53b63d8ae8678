import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { peopleView } from '@covertrail/contracts/user/user.views';
import { emailDomain } from '@covertrail/domain/fields/public-email';
import type { Uuid } from '@covertrail/domain/kernel/event';
import { representationDecider } from '@covertrail/domain/representation/representation.decider';
import type { CommandMeta } from '@covertrail/platform/deciders/command-meta';
import { DeciderStore, type Outcome } from '@covertrail/platform/deciders/decider-store';
import { Views } from '#views/views.service';

/** The insured accepts the agency that asked to represent it. */
export class AcceptAppointment extends Command<Outcome> {
  constructor(
    readonly insuredId: Uuid,
    readonly agencyId: Uuid,
    readonly meta: CommandMeta,
  ) {
    super();
  }
}

/** Records the e-mail domain of the agent who asked; without one where the person is not known, or no longer. */
@CommandHandler(AcceptAppointment)
export class AcceptAppointmentHandler implements ICommandHandler<AcceptAppointment, Outcome> {
  constructor(
    private readonly deciders: DeciderStore,
    private readonly views: Views,
  ) {}

  async execute({ insuredId, agencyId, meta }: AcceptAppointment): Promise<Outcome> {
    const { state } = await this.deciders.load(representationDecider, insuredId);
    const asking = state.waiting.find((appointment) => appointment.agencyId === agencyId);
    const agent = asking && (await this.views.get(peopleView, asking.agentId));
    const command = { type: 'AcceptAppointment', agencyId, domain: agent ? emailDomain(agent.email) : null } as const;
    return this.deciders.handle(representationDecider, insuredId, command, meta);
  }
}
