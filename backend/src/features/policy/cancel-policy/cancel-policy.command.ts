import { Command } from '@nestjs/cqrs';
import type { CalendarDate } from '@covertrail/domain/kernel/dates';
import type { Uuid } from '@covertrail/domain/kernel/event';
import type { CommandMeta } from '@covertrail/platform/deciders/command-meta';
import type { Outcome } from '@covertrail/platform/deciders/decider-store';

/** Cover ends at 12:01 am of `effectiveFrom`. */
export class CancelPolicy extends Command<Outcome> {
  constructor(
    readonly policyId: Uuid,
    readonly effectiveFrom: CalendarDate,
    readonly reason: string,
    readonly meta: CommandMeta,
    /** The revision that the person saw, where one is pinned. */
    readonly expected?: number,
  ) {
    super();
  }
}
