import { Command } from '@nestjs/cqrs';
import type { Uuid } from '@covertrail/domain/kernel/event';
import type { TrackingCommand } from '@covertrail/domain/tracking/tracking.contract';
import type { CommandMeta } from '@covertrail/platform/deciders/command-meta';
import type { Outcome } from '@covertrail/platform/deciders/decider-store';

/** A requester accepts or refuses what a rule leaves to its judgement. */
export class DecideFinding extends Command<Outcome> {
  constructor(
    readonly trackingId: Uuid,
    readonly decision: Omit<Extract<TrackingCommand, { type: 'DecideFinding' }>, 'type'>,
    readonly meta: CommandMeta,
  ) {
    super();
  }
}
