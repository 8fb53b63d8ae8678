import { Command } from '@nestjs/cqrs';
import type { CalendarDate } from '@covertrail/domain/kernel/dates';
import type { Uuid } from '@covertrail/domain/kernel/event';
import type { CommandMeta } from '@covertrail/platform/deciders/command-meta';
import type { Outcome } from '@covertrail/platform/deciders/decider-store';

/** Sends what a supplier lacks to its agent, or to the supplier where it has none. `today` in the sender's time zone. */
export class SendFixPlan extends Command<Outcome> {
  constructor(
    readonly trackingId: Uuid,
    readonly today: CalendarDate,
    readonly meta: CommandMeta,
  ) {
    super();
  }
}
