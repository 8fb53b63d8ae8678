import { Command } from '@nestjs/cqrs';
import type { Uuid } from '@covertrail/domain/kernel/event';
import type { CommandMeta } from '@covertrail/platform/deciders/command-meta';
import type { Outcome } from '@covertrail/platform/deciders/decider-store';

/** An agency that knows an insured by name alone asks to answer for it; the appointment's id derives from the command id. */
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
