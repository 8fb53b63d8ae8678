import { Inject } from '@nestjs/common';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { ConfirmExtractionDto } from '@covertrail/contracts/extraction/extraction.inputs';
import type { ExtractionConfirmed } from '@covertrail/domain/extraction/extraction.contract';
import { extractionDecider } from '@covertrail/domain/extraction/extraction.decider';
import { dayInZone } from '@covertrail/domain/kernel/dates';
import { RuleBroken } from '@covertrail/domain/kernel/rule-broken';
import type { Clock } from '@covertrail/platform/clock/clock';
import type { CommandMeta } from '@covertrail/platform/deciders/command-meta';
import { DeciderStore, type Outcome } from '@covertrail/platform/deciders/decider-store';
import type { Actor } from '#auth/actor';
import { CLOCK } from '#tokens/tokens';
import { linesOfDecisions } from './chosen-lines.rules.js';
import { confirmedRows } from './confirmed-row.rules.js';
import { ExtractedRowsService } from './extracted-rows.service.js';
import { InsuredNames } from './insured-names.reader.js';
import { RowCommands } from './row-commands.service.js';
import { ReadUploads, type ReadUpload } from './read-uploads.reader.js';

/** Records what a person decided of a certificate, once; a reaction enters it into the policies. */
export class ConfirmExtraction extends Command<Outcome> {
  constructor(
    readonly actor: Actor,
    readonly input: ConfirmExtractionDto,
    readonly meta: CommandMeta,
  ) {
    super();
  }
}

/** Each policy is asked first, so that either all rows are entered or none: what a policy refuses, refuses the confirmation. */
@CommandHandler(ConfirmExtraction)
export class ConfirmExtractionHandler implements ICommandHandler<ConfirmExtraction, Outcome> {
  constructor(
    private readonly deciders: DeciderStore,
    private readonly readings: ReadUploads,
    private readonly rows: ExtractedRowsService,
    private readonly insureds: InsuredNames,
    private readonly commands: RowCommands,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async execute({ actor, input, meta }: ConfirmExtraction): Promise<Outcome> {
    const { state } = await this.deciders.load(extractionDecider, input.transactionId);
    // A repeat is answered as before, although the policies are changed by now; any other confirmation comes too late.
    if (state) return this.record(state.confirmed, meta);
    const confirmed = await this.confirmed(actor, input, await this.readings.of(input.transactionId));
    for (const row of confirmed.rows) await this.commands.tryRow(confirmed, row, meta);
    return this.record(confirmed, meta);
  }

  private async confirmed(
    actor: Actor,
    { attempt, dated, isInsured, rows: decisions }: ConfirmExtractionDto,
    upload: ReadUpload,
  ): Promise<ExtractionConfirmed['data']> {
    const { insuredId, uploaded, reading } = upload;
    const { uploadId, certificate } = uploaded;
    if (attempt !== upload.attempt) throw new RuleBroken('EXTRACTION.NOT_READ');
    if (dated > dayInZone(this.clock.now(), actor.timeZone)) throw new RuleBroken('EXTRACTION.DATE_INVALID');
    const named = await this.insureds.namedOn(insuredId, reading);
    if (!named.isInsured && isInsured !== true) throw new RuleBroken('EXTRACTION.INSURED_UNCONFIRMED');
    const { rows, onFile } = await this.rows.of(actor, upload, dated, linesOfDecisions(decisions));
    return {
      uploadId,
      insuredId,
      attempt,
      evidence: { name: certificate.name, sha256: certificate.sha256, certificate: { uploadId, dated } },
      rows: confirmedRows({ uploadId, rows, onFile, dated }, decisions),
    };
  }

  private record(confirmed: ExtractionConfirmed['data'], meta: CommandMeta): Promise<Outcome> {
    const command = { type: 'ConfirmExtraction', ...confirmed } as const;
    return this.deciders.handle(extractionDecider, confirmed.uploadId, command, meta);
  }
}
