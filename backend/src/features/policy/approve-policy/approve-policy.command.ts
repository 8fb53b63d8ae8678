import { Command } from '@nestjs/cqrs';
import type { Uuid } from '@covertrail/domain/kernel/event';
import type { CommandMeta } from '@covertrail/platform/deciders/command-meta';
import type { Outcome } from '@covertrail/platform/deciders/decider-store';

/** The agency vouches for the policy: it becomes verified (spec 3 section 4). */
export class ApprovePolicy extends Command<Outcome> {
  constructor(
    readonly policyId: Uuid,
    readonly agencyId: Uuid,
    readonly meta: CommandMeta,
    /** The revision that the person saw, where one is pinned. */
    readonly expected?: number,
  ) {
    super();
  }
}
