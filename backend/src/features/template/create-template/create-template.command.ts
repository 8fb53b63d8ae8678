import { Command } from '@nestjs/cqrs';
import type { Requirements } from '@covertrail/domain/compliance/requirements';
import type { CalendarDate } from '@covertrail/domain/kernel/dates';
import type { Uuid } from '@covertrail/domain/kernel/event';
import type { CommandMeta } from '@covertrail/platform/deciders/command-meta';
import type { Outcome } from '@covertrail/platform/deciders/decider-store';

/** A new requirement template, its name unique in the company. */
export class CreateTemplate extends Command<Outcome> {
  constructor(
    readonly requesterId: Uuid,
    readonly template: { readonly name: string; readonly requirements: Requirements; readonly effectiveFrom: CalendarDate },
    readonly meta: CommandMeta,
  ) {
    super();
  }
}
