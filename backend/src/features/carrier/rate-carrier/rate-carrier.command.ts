import { Command } from '@nestjs/cqrs';
import type { Rating } from '@covertrail/domain/compliance/coverage';
import type { CalendarDate } from '@covertrail/domain/kernel/dates';
import type { Uuid } from '@covertrail/domain/kernel/event';
import type { CommandMeta } from '@covertrail/platform/deciders/command-meta';
import type { Outcome } from '@covertrail/platform/deciders/decider-store';

/** AM Best rates an insurer anew from a day on. A rating feed will send it; until then the demo world does. */
export class RateCarrier extends Command<Outcome> {
  constructor(
    readonly carrierId: Uuid,
    readonly rating: Rating,
    readonly effectiveFrom: CalendarDate,
    readonly meta: CommandMeta,
  ) {
    super();
  }
}
