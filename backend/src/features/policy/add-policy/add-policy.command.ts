import { Command } from '@nestjs/cqrs';
import type { Uuid } from '@covertrail/domain/kernel/event';
import type { CoverageLine } from '@covertrail/domain/compliance/coverage';
import type { GivenTerms } from '@covertrail/domain/policy/policy.contract';
import type { CommandMeta } from '@covertrail/platform/deciders/command-meta';
import type { Outcome } from '@covertrail/platform/deciders/decider-store';

/** A new policy of an insured; its id derives from the command id. */
export class AddPolicy extends Command<Outcome> {
  constructor(
    readonly insuredId: Uuid,
    readonly line: CoverageLine,
    readonly terms: GivenTerms,
    readonly meta: CommandMeta,
  ) {
    super();
  }
}
