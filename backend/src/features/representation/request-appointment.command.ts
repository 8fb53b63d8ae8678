import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Uuid } from '@covertrail/domain/kernel/event';
import { RuleBroken } from '@covertrail/domain/kernel/rule-broken';
import { representationDecider } from '@covertrail/domain/representation/representation.decider';
import type { CommandMeta } from '@covertrail/platform/deciders/command-meta';
import { DeciderStore, type Outcome } from '@covertrail/platform/deciders/decider-store';
import { deriveId } from '@covertrail/platform/ids/ids';
import { Insureds } from '#auth/insureds.service';

/** An agency that knows only the name of an insured asks to represent it; the appointment's id derives from the command id. */
export class RequestAppointment extends Command<Outcome> {
  constructor(
    readonly insuredId: Uuid,
    readonly agencyId: Uuid,
    readonly agentId: Uuid,
    readonly meta: CommandMeta,
  ) {
    super();
  }
}

@CommandHandler(RequestAppointment)
export class RequestAppointmentHandler implements ICommandHandler<RequestAppointment, Outcome> {
  constructor(
    private readonly deciders: DeciderStore,
    private readonly insureds: Insureds,
  ) {}

  async execute({ insuredId, agencyId, agentId, meta }: RequestAppointment): Promise<Outcome> {
    if (!(await this.insureds.isInsured(insuredId))) throw new RuleBroken('CLIENT.NOT_FOUND');
    const appointmentId = deriveId('appointment', meta.commandId);
    const command = {
      type: 'RequestAppointment',
      appointmentId,
      insuredId,
      agencyId,
      agentId,
      basis: { by: 'name' },
    } as const;
    return this.deciders.handle(representationDecider, insuredId, command, meta);
  }
}
