import { Inject } from '@nestjs/common';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { agencyImportDecider } from '@covertrail/domain/agency-import/agency-import.decider';
import type { Clock } from '@covertrail/platform/clock/clock';
import type { CommandMeta } from '@covertrail/platform/deciders/command-meta';
import { DeciderStore, type Outcome } from '@covertrail/platform/deciders/decider-store';
import { deriveId } from '@covertrail/platform/ids/ids';
import type { StartAgencyImportDto } from '@covertrail/contracts/agency-import/agency-import.inputs';
import type { Actor } from '#auth/actor';
import { CLOCK } from '#tokens/tokens';
import { Problem } from '#http/problem';
import { SheetReader } from '#spreadsheets/sheet-reader.service';
import { Uploads } from '#uploads/uploads.service';
import { exportRowsIn } from './agency-sheet.rules.js';
import { holdToPast } from './export-day.rules.js';

/** Records the start of an import, whose id derives from the command id; a reaction carries out its rows. */
export class StartAgencyImport extends Command<Outcome> {
  constructor(
    readonly actor: Actor,
    readonly input: StartAgencyImportDto,
    readonly meta: CommandMeta,
  ) {
    super();
  }
}

/** Throws 400 for a day that is yet to come, and for an upload that is not there or of another company. */
@CommandHandler(StartAgencyImport)
export class StartAgencyImportHandler implements ICommandHandler<StartAgencyImport, Outcome> {
  constructor(
    private readonly deciders: DeciderStore,
    private readonly reader: SheetReader,
    private readonly uploads: Uploads,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async execute({ actor, input: { uploadId, system, asOf }, meta }: StartAgencyImport): Promise<Outcome> {
    holdToPast(actor, { asOf }, this.clock);
    const stored = await this.uploads.find('sheet', actor.companyId, uploadId);
    if (!stored) throw new Problem('HTTP.BAD_INPUT', { errors: { uploadId: 'Please choose the file again.' } });
    const { records } = exportRowsIn(await this.reader.read(stored.fileId, { companyId: actor.companyId }));
    await this.uploads.keep(stored);
    const importId = deriveId('agency-import', meta.commandId);
    const { fileId, sha256, name: fileName } = stored;
    const command = {
      type: 'StartAgencyImport',
      importId,
      agencyId: actor.companyId,
      system,
      asOf,
      count: records.length,
      sheet: { fileId, sha256, fileName },
    } as const;
    return this.deciders.handle(agencyImportDecider, importId, command, meta);
  }
}
