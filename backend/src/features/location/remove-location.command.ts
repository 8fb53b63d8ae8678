import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Uuid } from '@covertrail/domain/kernel/event';
import { locationDecider } from '@covertrail/domain/location/location.decider';
import type { CommandMeta } from '@covertrail/platform/deciders/command-meta';
import { DeciderStore, type Outcome } from '@covertrail/platform/deciders/decider-store';

/** The policy covers the location no more; its number may be used again. */
export class RemoveLocation extends Command<Outcome> {
  constructor(
    readonly locationId: Uuid,
    readonly expected: number | undefined,
    readonly meta: CommandMeta,
  ) {
    super();
  }
}

@CommandHandler(RemoveLocation)
export class RemoveLocationHandler implements ICommandHandler<RemoveLocation, Outcome> {
  constructor(private readonly deciders: DeciderStore) {}

  execute({ locationId, expected, meta }: RemoveLocation): Promise<Outcome> {
    const pinned = expected === undefined ? {} : { expected };
    return this.deciders.handle(locationDecider, locationId, { type: 'RemoveLocation' }, meta, pinned);
  }
}
