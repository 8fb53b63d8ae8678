import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { RuleBroken } from '@covertrail/domain/kernel/rule-broken';
import { representationDecider } from '@covertrail/domain/representation/representation.decider';
import { DeciderStore, type Outcome } from '@covertrail/platform/deciders/decider-store';
import { deriveId } from '@covertrail/platform/ids/ids';
import { Insureds } from '#auth/insureds.service';
import { RequestAppointment } from './request-appointment.command.js';

@CommandHandler(RequestAppointment)
export class RequestAppointmentHandler implements ICommandHandler<RequestAppointment, Outcome> {
  constructor(
    private readonly deciders: DeciderStore,
    private readonly insureds: Insureds,
  ) {}

  async execute({ insuredId, agencyId, agentId, meta }: RequestAppointment): Promise<Outcome> {
    if (!(await this.insureds.isInsured(insuredId))) throw new RuleBroken('CLIENT.NOT_FOUND');
    const appointmentId = deriveId('appointment', meta.commandId);
    const command = { type: 'RequestAppointment', appointmentId, insuredId, agencyId, agentId } as const;
    return this.deciders.handle(representationDecider, insuredId, command, meta);
  }
}
