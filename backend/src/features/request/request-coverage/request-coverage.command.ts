import { Command } from '@nestjs/cqrs';
import type { CalendarDate } from '@covertrail/domain/kernel/dates';
import type { Uuid } from '@covertrail/domain/kernel/event';
import type { CommandMeta } from '@covertrail/platform/deciders/command-meta';
import type { Outcome } from '@covertrail/platform/deciders/decider-store';

/** Asks one supplier for proof of coverage: a company we know, or whoever reads an e-mail. */
export class RequestCoverage extends Command<Outcome> {
  constructor(
    readonly requesterId: Uuid,
    readonly to: { readonly insuredId: Uuid } | { readonly email: string },
    readonly request: { readonly projectId: Uuid; readonly templateId: Uuid | undefined; readonly message: string; readonly dueOn: CalendarDate },
    readonly meta: CommandMeta,
    /** Also where one to the same supplier for the same project is open. */
    readonly again = false,
  ) {
    super();
  }
}
