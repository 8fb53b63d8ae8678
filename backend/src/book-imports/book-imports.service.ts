import { Injectable } from '@nestjs/common';
import type { MappedSheetDto } from '@covertrail/contracts/book-import/book-import.inputs';
import { bookImportDecider } from '@covertrail/domain/book-import/book-import.decider';
import type { Uuid } from '@covertrail/domain/kernel/event';
import type { CommandMeta } from '@covertrail/platform/deciders/command-meta';
import { DeciderStore } from '@covertrail/platform/deciders/decider-store';
import { deriveId } from '@covertrail/platform/ids/ids';
import { CommandReply } from '#http/data.interceptor';
import { Problem } from '#http/problem';
import { SheetReader } from '#spreadsheets/sheet-reader.service';
import { Uploads } from '#uploads/uploads.service';
import { columnsIn, columnsText, mappedColumns } from './book-columns.rules.js';
import type { BookKind } from './book-kind.js';
import { bookRowsIn, titleOfSame } from './book-sheet.rules.js';
import { SheetReadings } from './sheet-readings.service.js';

type AnyBook = BookKind<string, unknown>;

/** Starts imports into any address book, and gives the rows back that were not taken. */
@Injectable()
export class BookImports {
  constructor(
    private readonly readings: SheetReadings,
    private readonly reader: SheetReader,
    private readonly deciders: DeciderStore,
    private readonly uploads: Uploads,
  ) {}

  /** Records the start of an import; a reaction adds the entries. */
  async start(
    kind: AnyBook,
    companyId: Uuid,
    given: MappedSheetDto,
    meta: CommandMeta,
  ): Promise<CommandReply<{ readonly importId: Uuid }>> {
    const { target, stored, content, columns } = await this.readings.complete(kind, companyId, given);
    const { records, errors } = bookRowsIn(kind, target, content, columns);
    await this.uploads.keep(stored);
    const importId = deriveId('book-import', meta.commandId);
    const { fileId, sha256, name: fileName } = stored;
    const command = {
      type: 'StartBookImport',
      importId,
      kind: kind.kind,
      ...target,
      sheet: { fileId, sha256, fileName },
      columns: mappedColumns(columns),
      count: records.length,
      wrong: new Set(errors.map(({ row }) => row)).size,
    } as const;
    const outcome = await this.deciders.handle(bookImportDecider, importId, command, meta);
    return new CommandReply({ importId }, outcome);
  }

  /** Takes an import back; a reaction removes its entries. */
  async undo(kind: AnyBook, importId: Uuid, meta: CommandMeta): Promise<CommandReply<{ readonly importId: Uuid }>> {
    const { state } = await this.deciders.readable.load(bookImportDecider, importId);
    if (state === null || state.kind !== kind.kind) throw new Problem('HTTP.NOT_FOUND');
    const outcome = await this.deciders.handle(bookImportDecider, importId, { type: 'UndoBookImport' }, meta);
    return new CommandReply({ importId }, outcome);
  }

  /** The rows that an import left out, as a spreadsheet: those that could not be read, and those that were refused as they were added. */
  async refused(kind: AnyBook, importId: Uuid): Promise<Buffer> {
    const { state } = await this.deciders.readable.load(bookImportDecider, importId);
    if (state === null || state.kind !== kind.kind) throw new Problem('HTTP.NOT_FOUND');
    const content = await this.reader.read(state.sheet.fileId, { companyId: state.companyId });
    const columns = columnsIn(kind, columnsText(state.columns), content.heading.length);
    const { errors } = bookRowsIn(kind, state, content, columns);
    const refused = state.refused.flatMap(({ code, rows }) =>
      rows.map((row) => ({ row, column: titleOfSame(kind), message: kind.refusalText(code) })),
    );
    return this.readings.rowsToCorrect(content, [...errors, ...refused]);
  }
}
