import { Injectable } from '@nestjs/common';
import type { MappedSheetDto } from '@covertrail/contracts/book-import/book-import.inputs';
import type { BookSheetPreview } from '@covertrail/contracts/book-import/book-import.replies';
import { bookImportDecider } from '@covertrail/domain/book-import/book-import.decider';
import type { Uuid } from '@covertrail/domain/kernel/event';
import type { CommandMeta } from '@covertrail/platform/deciders/command-meta';
import { DeciderStore } from '@covertrail/platform/deciders/decider-store';
import type { CompanyTurn } from '@covertrail/platform/fair-queue/fair-queue';
import type { StoredFile } from '@covertrail/platform/files/files.port';
import { deriveId } from '@covertrail/platform/ids/ids';
import { CommandReply } from '#http/data.interceptor';
import { Problem } from '#http/problem';
import type { SheetContent } from '#spreadsheets/sheet-content';
import { SheetReader } from '#spreadsheets/sheet-reader.service';
import { SheetWriter } from '#spreadsheets/sheet-writer.service';
import type { KeptUpload } from '#uploads/upload-storage.service';
import { Uploads } from '#uploads/uploads.service';
import { columnsIn, columnsText, guessedColumns, mappedColumns } from './book-columns.rules.js';
import type { BookKind, BookTarget } from './book-kind.js';
import { previewOf } from './book-preview.rules.js';
import { bookRowsIn, missingColumns, titleOfSame } from './book-sheet.rules.js';
import { BookRows } from './book-rows.service.js';
import { refusedSheet } from './refused-rows.rules.js';

type AnyBook = BookKind<string, unknown>;

/** Previews and starts imports into any address book, and gives the rows back that were not taken. */
@Injectable()
export class BookImports {
  constructor(
    private readonly reader: SheetReader,
    private readonly writer: SheetWriter,
    private readonly deciders: DeciderStore,
    private readonly uploads: Uploads,
    private readonly rows: BookRows,
  ) {}

  /** What an import would do with the columns that are guessed; nothing is changed. Throws a problem `SHEET.*`, and 400 without a file. */
  async preview(
    kind: AnyBook,
    target: BookTarget,
    sheet: KeptUpload | undefined,
    turn: CompanyTurn,
  ): Promise<BookSheetPreview> {
    if (!sheet) throw new Problem('HTTP.BAD_INPUT', { errors: { sheet: 'Please choose a file.' } });
    const content = await this.reader.read(sheet.stored.fileId, turn);
    const columns = guessedColumns(kind, content);
    const found = await this.rows.newIn(kind, target, content, columns);
    return previewOf(kind, target, { uploadId: sheet.uploadId, fileName: sheet.stored.name, content, columns, found });
  }

  /** The same with the columns that a person chose. Throws for an upload of another company. */
  async mapped(kind: AnyBook, companyId: Uuid, given: MappedSheetDto): Promise<BookSheetPreview> {
    const { target, stored, content, columns } = await this.readAgain(kind, companyId, given);
    const found = await this.rows.newIn(kind, target, content, columns);
    return previewOf(kind, target, { uploadId: given.uploadId, fileName: stored.name, content, columns, found });
  }

  /** The rows that an import would leave out, as a spreadsheet. */
  async wrongRows(kind: AnyBook, companyId: Uuid, given: MappedSheetDto): Promise<Buffer> {
    const { target, content, columns } = await this.readAgain(kind, companyId, given);
    const { errors } = await this.rows.newIn(kind, target, content, columns);
    return this.file(content, errors);
  }

  /** Records the start of an import; a reaction adds the entries. */
  async start(
    kind: AnyBook,
    companyId: Uuid,
    given: MappedSheetDto,
    meta: CommandMeta,
  ): Promise<CommandReply<{ readonly importId: Uuid }>> {
    const { target, stored, content, columns } = await this.readAgain(kind, companyId, given);
    const [missing] = missingColumns(kind, columns, target);
    if (missing !== undefined) throw new Problem('SHEET.COLUMN_MISSING', { params: { column: missing } });
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
    return this.file(content, [...errors, ...refused]);
  }

  private file(content: SheetContent, errors: Parameters<typeof refusedSheet>[1]): Promise<Buffer> {
    return this.writer.file(inTurn(refusedSheet(content, errors)), 'xlsx');
  }

  private async readAgain(kind: AnyBook, companyId: Uuid, { uploadId, columns, book = '' }: MappedSheetDto) {
    const stored: StoredFile | null = await this.uploads.find('sheet', companyId, uploadId);
    if (!stored) throw new Problem('HTTP.BAD_INPUT', { errors: { uploadId: 'Please choose the file again.' } });
    const content = await this.reader.read(stored.fileId, { companyId });
    const target: BookTarget = { companyId, book };
    return { target, stored, content, columns: columnsIn(kind, columns, content.heading.length) };
  }
}

/** The writer takes rows as they come. */
async function* inTurn<Row>(rows: Iterable<Row>): AsyncGenerator<Row> {
  yield* rows;
}
