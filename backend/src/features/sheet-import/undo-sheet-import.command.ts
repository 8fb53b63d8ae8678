import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Uuid } from '@covertrail/domain/kernel/event';
import { sheetImportDecider } from '@covertrail/domain/sheet-import/sheet-import.decider';
import type { CommandMeta } from '@covertrail/platform/deciders/command-meta';
import { DeciderStore, type Outcome } from '@covertrail/platform/deciders/decider-store';

/** Undoes an import as one act: a reaction removes what it added. */
export class UndoSheetImport extends Command<Outcome> {
  constructor(
    readonly importId: Uuid,
    readonly expected: number | undefined,
    readonly meta: CommandMeta,
  ) {
    super();
  }
}

@CommandHandler(UndoSheetImport)
export class UndoSheetImportHandler implements ICommandHandler<UndoSheetImport, Outcome> {
  constructor(private readonly deciders: DeciderStore) {}

  execute({ importId, expected, meta }: UndoSheetImport): Promise<Outcome> {
    const pinned = expected === undefined ? {} : { expected };
    return this.deciders.handle(sheetImportDecider, importId, { type: 'UndoSheetImport' }, meta, pinned);
  }
}
