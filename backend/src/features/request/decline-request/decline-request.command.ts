import { Command } from '@nestjs/cqrs';
import type { Uuid } from '@covertrail/domain/kernel/event';
import type { CommandMeta } from '@covertrail/platform/deciders/command-meta';
import type { Outcome } from '@covertrail/platform/deciders/decider-store';

/** The supplier's side will not answer, and says why. */
export class DeclineRequest extends Command<Outcome> {
  constructor(
    readonly requestId: Uuid,
    readonly reason: string,
    readonly meta: CommandMeta,
    /** The revision that the person saw, where one is pinned. */
    readonly expected?: number,
  ) {
    super();
  }
}
