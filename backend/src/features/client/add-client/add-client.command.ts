import { Command } from '@nestjs/cqrs';
import type { Uuid } from '@covertrail/domain/kernel/event';
import type { CommandMeta } from '@covertrail/platform/deciders/command-meta';
import type { Outcome } from '@covertrail/platform/deciders/decider-store';

/** From now on this agency and agent answer for an insured for whom nobody answered. */
export class AddClient extends Command<Outcome> {
  constructor(
    readonly insuredId: Uuid,
    readonly agencyId: Uuid,
    readonly agentId: Uuid,
    readonly meta: CommandMeta,
  ) {
    super();
  }
}
