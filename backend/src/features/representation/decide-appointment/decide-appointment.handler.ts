import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { representationDecider } from '@covertrail/domain/representation/representation.decider';
import { DeciderStore, type Outcome } from '@covertrail/platform/deciders/decider-store';
import { DecideAppointment } from './decide-appointment.command.js';

@CommandHandler(DecideAppointment)
export class DecideAppointmentHandler implements ICommandHandler<DecideAppointment, Outcome> {
  constructor(private readonly deciders: DeciderStore) {}

  execute({ insuredId, decision, meta }: DecideAppointment): Promise<Outcome> {
    return this.deciders.handle(representationDecider, insuredId, decision, meta);
  }
}
