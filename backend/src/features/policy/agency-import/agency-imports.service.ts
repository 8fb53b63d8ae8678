import { Inject, Injectable } from '@nestjs/common';
import type { AgencySheetPreview } from '@covertrail/contracts/agency-import/agency-import.replies';
import type { ExportOfSystem } from '@covertrail/contracts/agency-import/agency-import.calls';
import type { SheetRowError } from '@covertrail/contracts/sheet-import/sheet-import.replies';
import { agencyImportDecider } from '@covertrail/domain/agency-import/agency-import.decider';
import type { ExportEvidence, SystemExport } from '@covertrail/domain/compliance/proof/source-table';
import { dayInZone } from '@covertrail/domain/kernel/dates';
import { RuleBroken } from '@covertrail/domain/kernel/rule-broken';
import type { Uuid } from '@covertrail/domain/kernel/event';
import { policyDecider } from '@covertrail/domain/policy/policy.decider';
import type { ImportedSheet } from '@covertrail/domain/sheet-import/sheet-import.contract';
import { LINE_NAMES } from '@covertrail/wording/compliance/labels';
import { dayText } from '@covertrail/wording/text/day-text';
import type { Clock } from '@covertrail/platform/clock/clock';
import type { CommandMeta } from '@covertrail/platform/deciders/command-meta';
import { DeciderStore } from '@covertrail/platform/deciders/decider-store';
import { deriveId } from '@covertrail/platform/ids/ids';
import type { Actor } from '#auth/actor';
import { CLOCK } from '#composition/tokens';
import { CommandReply } from '#http/data.interceptor';
import { Problem } from '#http/problem';
import { SheetReader } from '#spreadsheets/sheet-reader.service';
import type { KeptUpload } from '#uploads/upload-storage.service';
import { Uploads } from '#uploads/uploads.service';
import type { StartAgencyImportDto } from './agency-import.dto.js';
import { refusedRowText } from './agency-import.problems.js';
import { AgencyRows } from './agency-row.service.js';
import { exportRowsIn, ignoredIn, type ExportRow } from './agency-sheet.rules.js';

const MOST_ERRORS = 100;
const SAMPLE = 5;

/** Previews and starts imports from the systems of agencies. */
@Injectable()
export class AgencyImports {
  constructor(
    private readonly reader: SheetReader,
    private readonly rows: AgencyRows,
    private readonly deciders: DeciderStore,
    private readonly uploads: Uploads,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** What an import would do; nothing is changed. Throws a problem `SHEET.*`, and 400 without a file or for a day that is yet to come. */
  async preview(actor: Actor, exported: ExportOfSystem, sheet: KeptUpload | undefined): Promise<AgencySheetPreview> {
    this.holdToPast(actor, exported);
    if (!sheet) throw new Problem('HTTP.BAD_INPUT', { errors: { sheet: 'Please choose a file.' } });
    const { uploadId, stored } = sheet;
    const content = await this.reader.read(stored.fileId);
    const { records, errors } = exportRowsIn(content);
    const evidence = evidenceOf({ ...stored, fileName: stored.name }, { ...exported, importId: uploadId });
    const accepted: ExportRow[] = [];
    const refused: SheetRowError[] = [];
    for (const row of records) {
      const message = await this.refusal(actor.companyId, row, evidence);
      if (message === null) accepted.push(row);
      else refused.push({ row: row.row, column: null, message });
    }
    const all = [...errors, ...refused].sort((one, other) => one.row - other.row);
    return {
      uploadId, fileName: stored.name, rows: content.rows.length, count: accepted.length, errorCount: all.length,
      errors: all.slice(0, MOST_ERRORS), sample: accepted.slice(0, SAMPLE).map(lineOf), ignored: ignoredIn(content),
    };
  }

  /** Records the start of an import; a reaction carries out its rows. Throws for an upload of another company. */
  async start(actor: Actor, { uploadId, system, asOf }: StartAgencyImportDto, meta: CommandMeta): Promise<CommandReply<{ readonly importId: Uuid }>> {
    this.holdToPast(actor, { asOf });
    const stored = await this.uploads.find('sheet', actor.companyId, uploadId);
    if (!stored) throw new Problem('HTTP.BAD_INPUT', { errors: { uploadId: 'Please choose the file again.' } });
    const { records } = exportRowsIn(await this.reader.read(stored.fileId));
    await this.uploads.keep(stored);
    const importId = deriveId('agency-import', meta.commandId);
    const { fileId, sha256, name: fileName } = stored;
    const command = { type: 'StartAgencyImport', importId, agencyId: actor.companyId, system, asOf, count: records.length, sheet: { fileId, sha256, fileName } } as const;
    return new CommandReply({ importId }, await this.deciders.handle(agencyImportDecider, importId, command, meta));
  }

  private holdToPast({ timeZone }: Actor, { asOf }: Pick<ExportOfSystem, 'asOf'>): void {
    if (asOf > dayInZone(this.clock.now(), timeZone)) throw new Problem('HTTP.BAD_INPUT', { errors: { asOf: 'Please enter the day of the export, today at the latest.' } });
  }

  /** Why a row would be refused, in words; null where it would not. */
  private async refusal(agencyId: Uuid, row: ExportRow, evidence: ExportEvidence): Promise<string | null> {
    try {
      const { command, state, facts } = await this.rows.commandOf(agencyId, row, evidence);
      policyDecider.decide(command, state, facts);
      return null;
    } catch (error) {
      if (error instanceof RuleBroken) return refusedRowText(error.code);
      throw error;
    }
  }
}

/** What an event says of the sheet from which a value was taken. */
export const evidenceOf = ({ sha256, fileName }: Pick<ImportedSheet, 'sha256' | 'fileName'>, { system, asOf, importId }: SystemExport): ExportEvidence =>
  ({ name: fileName, sha256, export: { system, asOf, importId } });

const lineOf = ({ client, line, policyNumber, period }: ExportRow): string =>
  `${client}: ${LINE_NAMES[line]} ${policyNumber}, ${dayText(period.effectiveOn)} – ${dayText(period.expiresOn)}`;
