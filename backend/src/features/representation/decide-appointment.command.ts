import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Uuid } from '@covertrail/domain/kernel/event';
import type { RepresentationCommand } from '@covertrail/domain/representation/representation.contract';
import { representationDecider } from '@covertrail/domain/representation/representation.decider';
import type { CommandMeta } from '@covertrail/platform/deciders/command-meta';
import { DeciderStore, type Outcome } from '@covertrail/platform/deciders/decider-store';

export type AppointmentDecision = Extract<
  RepresentationCommand,
  { type: 'AcceptAppointment' | 'RefuseAppointment' | 'WithdrawAppointment' }
>;

/** The insured accepts or refuses an agency that asks to represent it, or that agency takes its request back. */
export class DecideAppointment extends Command<Outcome> {
  constructor(
    readonly insuredId: Uuid,
    readonly decision: AppointmentDecision,
    readonly meta: CommandMeta,
  ) {
    super();
  }
}

@CommandHandler(DecideAppointment)
export class DecideAppointmentHandler implements ICommandHandler<DecideAppointment, Outcome> {
  constructor(private readonly deciders: DeciderStore) {}

  execute({ insuredId, decision, meta }: DecideAppointment): Promise<Outcome> {
    return this.deciders.handle(representationDecider, insuredId, decision, meta);
  }
}
