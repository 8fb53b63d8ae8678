import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Decider } from '@covertrail/domain/kernel/decider';
import type { DomainEvent, Uuid } from '@covertrail/domain/kernel/event';
import type { CommandMeta } from '@covertrail/platform/deciders/command-meta';
import { DeciderStore, type Outcome } from '@covertrail/platform/deciders/decider-store';

interface Named {
  readonly type: string;
}

/**
 * Hands a command of the rules to its decider as it was asked: nothing is read before. `expected` is the revision that the person
 * saw. A command that needs to read something, or to reserve a name, has a class of its own.
 */
export class Forward<State, Asked extends Named, Event extends DomainEvent> extends Command<Outcome> {
  constructor(
    readonly decider: Decider<State, Asked, Event>,
    readonly streamId: Uuid,
    readonly command: Asked,
    readonly meta: CommandMeta,
    readonly expected?: number,
  ) {
    super();
  }
}

@CommandHandler(Forward)
export class ForwardHandler implements ICommandHandler<Forward<unknown, Named, DomainEvent>, Outcome> {
  constructor(private readonly deciders: DeciderStore) {}

  execute<State, Asked extends Named, Event extends DomainEvent>({
    decider,
    streamId,
    command,
    meta,
    expected,
  }: Forward<State, Asked, Event>): Promise<Outcome> {
    return this.deciders.handle(decider, streamId, command, meta, { expected });
  }
}
