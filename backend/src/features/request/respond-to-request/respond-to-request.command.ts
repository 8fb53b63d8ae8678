import { Command } from '@nestjs/cqrs';
import type { Uuid } from '@covertrail/domain/kernel/event';
import type { CommandMeta } from '@covertrail/platform/deciders/command-meta';
import type { Outcome } from '@covertrail/platform/deciders/decider-store';

/** Answers a request with policies: only verified ones in force are accepted (spec 3 section 4). */
export class RespondToRequest extends Command<Outcome> {
  constructor(
    readonly requestId: Uuid,
    readonly policyIds: readonly Uuid[],
    readonly remarks: string,
    readonly meta: CommandMeta,
    /** The revision that the person saw, where one is pinned. */
    readonly expected?: number,
  ) {
    super();
  }
}
