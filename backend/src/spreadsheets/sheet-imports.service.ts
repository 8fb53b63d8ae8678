import { Injectable } from '@nestjs/common';
import type { SheetPreview, SheetRowError } from '@covertrail/contracts/sheet-import/sheet-import.replies';
import type { Uuid } from '@covertrail/domain/kernel/event';
import { policyDecider } from '@covertrail/domain/policy/policy.decider';
import type { ImportedKind } from '@covertrail/domain/sheet-import/sheet-import.contract';
import { sheetImportDecider } from '@covertrail/domain/sheet-import/sheet-import.decider';
import type { CommandMeta } from '@covertrail/platform/deciders/command-meta';
import { DeciderStore, type Outcome } from '@covertrail/platform/deciders/decider-store';
import type { StoredFile } from '@covertrail/platform/files/files.port';
import { deriveId } from '@covertrail/platform/ids/ids';
import { Grants } from '#auth/grants.service';
import { Problem } from '#http/problem';
import type { KeptUpload } from '#uploads/upload-storage.service';
import { Uploads } from '#uploads/uploads.service';
import type { SheetContent } from './sheet-content.js';
import { SheetReader } from './sheet-reader.service.js';

/** What the rows of a sheet are: the records that would be added, each with a line that says what it is, and what is wrong. */
export interface SheetRecords<Found> {
  readonly records: readonly Found[];
  readonly errors: readonly SheetRowError[];
  readonly lineOf: (record: Found) => string;
}

/** Finds the records in a sheet. */
export type ParseSheet<Found> = (content: SheetContent) => SheetRecords<Found> | Promise<SheetRecords<Found>>;

const MOST_ERRORS = 100;
const SAMPLE = 5;

/** Previews and starts imports of any kind. What the rows mean is the feature's own. */
@Injectable()
export class SheetImports {
  constructor(
    private readonly reader: SheetReader,
    private readonly deciders: DeciderStore,
    private readonly uploads: Uploads,
    private readonly grants: Grants,
  ) {}

  /** Changes nothing. Throws a problem `SHEET.*`. */
  async preview<Found>({ uploadId, stored }: KeptUpload, parse: ParseSheet<Found>): Promise<SheetPreview> {
    const content = await this.reader.read(stored.fileId);
    const { records, errors, lineOf } = await parse(content);
    return {
      uploadId, fileName: stored.name, rows: content.rows.length, count: records.length,
      errorCount: errors.length, errors: errors.slice(0, MOST_ERRORS), sample: records.slice(0, SAMPLE).map(lineOf),
    };
  }

  /** Records the start of an import; a reaction adds the records. Throws for an upload of another company. */
  async start(
    { kind, policyId, companyId, uploadId }: { readonly kind: ImportedKind; readonly policyId: Uuid; readonly companyId: Uuid; readonly uploadId: Uuid },
    countOf: (content: SheetContent) => number,
    meta: CommandMeta,
  ): Promise<Outcome> {
    const stored = await this.uploads.find('sheet', companyId, uploadId);
    if (!stored) throw new Problem('HTTP.BAD_INPUT', { errors: { uploadId: 'Please choose the file again.' } });
    const count = countOf(await this.reader.read(stored.fileId));
    const policy = (await this.deciders.readable.load(policyDecider, policyId)).state;
    if (!policy) throw new Problem('HTTP.NOT_FOUND');
    await this.uploads.keep(stored);
    const importId = deriveId('sheet-import', meta.commandId);
    const command = {
      type: 'StartSheetImport', importId, policyId, insuredId: policy.insuredId, agencyId: await this.grants.agencyOf(policy.insuredId),
      kind, count, sheet: sheetOf(stored),
    } as const;
    return this.deciders.handle(sheetImportDecider, importId, command, meta);
  }
}

const sheetOf = ({ fileId, sha256, name }: StoredFile) => ({ fileId, sha256, fileName: name });
