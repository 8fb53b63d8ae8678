import { Command } from '@nestjs/cqrs';
import type { CalendarDate } from '@covertrail/domain/kernel/dates';
import type { Uuid } from '@covertrail/domain/kernel/event';
import type { GivenTerms } from '@covertrail/domain/policy/policy.contract';
import type { CommandMeta } from '@covertrail/platform/deciders/command-meta';
import type { Outcome } from '@covertrail/platform/deciders/decider-store';

/** The whole edit form; the decider works out what was meant by it. `expected` is the revision that the person saw. */
export class EditPolicy extends Command<Outcome> {
  constructor(
    readonly policyId: Uuid,
    readonly edit: { readonly terms: GivenTerms; readonly effectiveFrom: CalendarDate; readonly enteredWrongly: boolean; readonly reason?: string },
    readonly expected: number | undefined,
    readonly meta: CommandMeta,
  ) {
    super();
  }
}
