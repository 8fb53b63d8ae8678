import { Injectable } from '@nestjs/common';
import type { Uuid } from '@covertrail/domain/kernel/event';
import type {
  RefusedRow,
  SheetImportStarted,
  SheetImportUndone,
} from '@covertrail/domain/sheet-import/sheet-import.contract';
import { sheetImportDecider } from '@covertrail/domain/sheet-import/sheet-import.decider';
import type { CommandMeta } from '@covertrail/platform/deciders/command-meta';
import { DeciderStore } from '@covertrail/platform/deciders/decider-store';
import { refusalOf } from '@covertrail/platform/deciders/refusal-of';
import { deriveId } from '@covertrail/platform/ids/ids';
import { atOnce } from '@covertrail/platform/timing/at-once';
import type { SheetKind, SheetRecord } from './sheet-kind.js';
import { SheetReader } from './sheet-reader.service.js';

/** Commands under way at a time: those that wait for the log together share its flush. */
const MOST_AT_ONCE = 64;

type MetaOf = (commandId: Uuid) => CommandMeta;

/** Carries out imports: each record becomes a command with an id from the import and its place, so that an import that broke off continues where it was. */
@Injectable()
export class SheetImporter {
  constructor(
    private readonly deciders: DeciderStore,
    private readonly reader: SheetReader,
  ) {}

  /** Adds the records of a started import, then records its end. Nothing where the log has that end: a row that was refused then might be taken now. */
  async add<Found extends SheetRecord>(
    kind: SheetKind<Found>,
    { importId, policyId, insuredId, sheet }: SheetImportStarted['data'],
    metaOf: MetaOf,
  ): Promise<void> {
    const { state } = await this.deciders.load(sheetImportDecider, importId);
    if (state !== null && state.stage !== 'running') return;
    const { records } = kind.recordsIn(await this.reader.read(sheet.fileId, { companyId: insuredId, promised: true }));
    const refused: RefusedRow[] = [];
    await atOnce(MOST_AT_ONCE, [...records.entries()], async ([index, record]) => {
      const code = await refusalOf(
        kind.add({ importId, policyId }, record, metaOf(rowCommandId(kind, importId, index))),
      );
      if (code !== null) refused.push({ row: record.row, code });
    });
    refused.sort((refusal, other) => refusal.row - other.row);
    const complete = { type: 'CompleteSheetImport', added: records.length - refused.length, refused } as const;
    await this.deciders.handle(sheetImportDecider, importId, complete, metaOf(deriveId('complete', importId)));
  }

  /** Removes what an import added, except what someone changed since. */
  async undo<Found extends SheetRecord>(
    kind: SheetKind<Found>,
    { importId, count }: SheetImportUndone['data'],
    metaOf: MetaOf,
  ): Promise<void> {
    await atOnce(
      MOST_AT_ONCE,
      Array.from({ length: count }, (_, index) => index),
      async (index) => {
        await refusalOf(
          kind.undo(importId, rowCommandId(kind, importId, index), metaOf(deriveId('undo', importId, index))),
        );
      },
    );
  }
}

const rowCommandId = ({ rowName }: { readonly rowName: string }, importId: Uuid, index: number): Uuid =>
  deriveId(rowName, importId, index);
