import { Injectable } from '@nestjs/common';
import type { SheetPreview } from '@covertrail/contracts/sheet-import/sheet-import.replies';
import type { Uuid } from '@covertrail/domain/kernel/event';
import { policyDecider } from '@covertrail/domain/policy/policy.decider';
import { sheetImportDecider } from '@covertrail/domain/sheet-import/sheet-import.decider';
import { Reservations } from '@covertrail/platform/reservations/reservations';
import type { CommandMeta } from '@covertrail/platform/deciders/command-meta';
import { DeciderStore, type Outcome } from '@covertrail/platform/deciders/decider-store';
import type { CompanyTurn } from '@covertrail/platform/fair-queue/fair-queue';
import type { StoredFile } from '@covertrail/platform/files/files.port';
import { deriveId } from '@covertrail/platform/ids/ids';
import { Representations } from '#auth/representations.service';
import { CommandReply } from '#http/data.interceptor';
import { Problem } from '#http/problem';
import type { KeptUpload } from '#uploads/upload-storage.service';
import { Uploads } from '#uploads/uploads.service';
import type { SheetContent } from './sheet-content.js';
import type { RecordsOfSheet, SheetKind, SheetRecord } from './sheet-kind.js';
import { SheetReader } from './sheet-reader.service.js';

const MOST_ERRORS = 100;
const SAMPLE = 5;

/** Previews and starts imports of any kind. */
@Injectable()
export class SheetImports {
  constructor(
    private readonly reader: SheetReader,
    private readonly deciders: DeciderStore,
    private readonly reservations: Reservations,
    private readonly uploads: Uploads,
    private readonly representations: Representations,
  ) {}

  /** What an import would do; nothing is changed. Throws a problem `SHEET.*`, and 400 without a file. */
  async preview<Found extends SheetRecord>(
    kind: SheetKind<Found>,
    policyId: Uuid,
    sheet: KeptUpload | undefined,
    turn: CompanyTurn,
  ): Promise<SheetPreview> {
    if (!sheet) throw new Problem('HTTP.BAD_INPUT', { errors: { sheet: 'Please choose a file.' } });
    const { uploadId, stored } = sheet;
    const content = await this.reader.read(stored.fileId, turn);
    const { records, errors } = await this.newRecords(kind, policyId, content);
    return {
      uploadId,
      fileName: stored.name,
      rows: content.rows.length,
      count: records.length,
      errorCount: errors.length,
      errors: errors.slice(0, MOST_ERRORS),
      sample: records.slice(0, SAMPLE).map((record) => kind.lineOf(record)),
    };
  }

  /** Records the start of an import; a reaction adds the records. Throws for an upload of another company. */
  async start<Found extends SheetRecord>(
    kind: SheetKind<Found>,
    { policyId, companyId, uploadId }: { readonly policyId: Uuid; readonly companyId: Uuid; readonly uploadId: Uuid },
    meta: CommandMeta,
  ): Promise<CommandReply<{ readonly importId: Uuid }>> {
    const stored = await this.uploads.find('sheet', companyId, uploadId);
    if (!stored) throw new Problem('HTTP.BAD_INPUT', { errors: { uploadId: 'Please choose the file again.' } });
    const { records } = kind.recordsIn(await this.reader.read(stored.fileId, { companyId }));
    const policy = (await this.deciders.readable.load(policyDecider, policyId)).state;
    if (!policy) throw new Problem('HTTP.NOT_FOUND');
    await this.uploads.keep(stored);
    const importId = deriveId('sheet-import', meta.commandId);
    const command = {
      type: 'StartSheetImport',
      importId,
      policyId,
      insuredId: policy.insuredId,
      agencyId: await this.representations.managerOf(policy),
      kind: kind.kind,
      count: records.length,
      sheet: sheetOf(stored),
    } as const;
    const outcome: Outcome = await this.deciders.handle(sheetImportDecider, importId, command, meta);
    return new CommandReply({ importId }, outcome);
  }

  /** A value that the policy has already is an error of its row. */
  private async newRecords<Found extends SheetRecord>(
    kind: SheetKind<Found>,
    policyId: Uuid,
    content: SheetContent,
  ): Promise<RecordsOfSheet<Found>> {
    const { records, errors } = kind.recordsIn(content);
    const taken = new Set<number>();
    for (const record of records)
      if (await this.reservations.isTaken(kind.reservationOf(policyId, record))) taken.add(record.row);
    return {
      records: records.filter(({ row }) => !taken.has(row)),
      errors: [...errors, ...[...taken].map((row) => ({ row, ...kind.whenTaken }))].sort(
        (error, other) => error.row - other.row,
      ),
    };
  }
}

const sheetOf = ({ fileId, sha256, name }: StoredFile) => ({ fileId, sha256, fileName: name });
