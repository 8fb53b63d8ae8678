import { Command } from '@nestjs/cqrs';
import type { Uuid } from '@covertrail/domain/kernel/event';
import type { RepresentationCommand } from '@covertrail/domain/representation/representation.contract';
import type { CommandMeta } from '@covertrail/platform/deciders/command-meta';
import type { Outcome } from '@covertrail/platform/deciders/decider-store';

export type AppointmentDecision = Extract<RepresentationCommand, { type: 'AcceptAppointment' | 'RefuseAppointment' | 'WithdrawAppointment' }>;

/** The insured accepts or refuses an agency that asks to answer for it, or that agency takes its request back. */
export class DecideAppointment extends Command<Outcome> {
  constructor(
    readonly insuredId: Uuid,
    readonly decision: AppointmentDecision,
    readonly meta: CommandMeta,
  ) {
    super();
  }
}
