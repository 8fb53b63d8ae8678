import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { agencyImportDecider } from '@covertrail/domain/agency-import/agency-import.decider';
import type { Uuid } from '@covertrail/domain/kernel/event';
import type { CommandMeta } from '@covertrail/platform/deciders/command-meta';
import { DeciderStore, type Outcome } from '@covertrail/platform/deciders/decider-store';

/** Takes an import back as one act: a reaction does so in each policy. */
export class TakeBackAgencyImport extends Command<Outcome> {
  constructor(
    readonly importId: Uuid,
    readonly meta: CommandMeta,
  ) {
    super();
  }
}

@CommandHandler(TakeBackAgencyImport)
export class TakeBackAgencyImportHandler implements ICommandHandler<TakeBackAgencyImport, Outcome> {
  constructor(private readonly deciders: DeciderStore) {}

  execute({ importId, meta }: TakeBackAgencyImport): Promise<Outcome> {
    return this.deciders.handle(agencyImportDecider, importId, { type: 'TakeBackAgencyImport' }, meta);
  }
}
