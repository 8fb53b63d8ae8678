import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Uuid } from '@covertrail/domain/kernel/event';
import type { FormEntryCommand } from '@covertrail/domain/form-equivalence/form-equivalence.contract';
import { formEquivalenceDecider } from '@covertrail/domain/form-equivalence/form-equivalence.decider';
import type { CommandMeta } from '@covertrail/platform/deciders/command-meta';
import { DeciderStore, type Outcome } from '@covertrail/platform/deciders/decider-store';

/** A requester adds, changes or withdraws an entry of its index of forms. */
export class SaveFormEntry extends Command<Outcome> {
  constructor(
    readonly requesterId: Uuid,
    readonly entry: FormEntryCommand,
    readonly meta: CommandMeta,
  ) {
    super();
  }
}

@CommandHandler(SaveFormEntry)
export class SaveFormEntryHandler implements ICommandHandler<SaveFormEntry, Outcome> {
  constructor(private readonly deciders: DeciderStore) {}

  execute({ requesterId, entry, meta }: SaveFormEntry): Promise<Outcome> {
    return this.deciders.handle(formEquivalenceDecider, requesterId, entry, meta);
  }
}
