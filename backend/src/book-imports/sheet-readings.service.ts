import { Injectable } from '@nestjs/common';
import type { MappedSheetDto, PreviewBookSheetDto } from '@covertrail/contracts/book-import/book-import.inputs';
import type { BookSheetPreview } from '@covertrail/contracts/book-import/book-import.replies';
import type { Uuid } from '@covertrail/domain/kernel/event';
import type { CompanyTurn } from '@covertrail/platform/fair-queue/fair-queue';
import type { StoredFile } from '@covertrail/platform/files/files.port';
import { Problem } from '#http/problem';
import type { SheetContent } from '#spreadsheets/sheet-content';
import { SheetReader } from '#spreadsheets/sheet-reader.service';
import { SheetWriter } from '#spreadsheets/sheet-writer.service';
import type { KeptUpload } from '#uploads/upload-storage.service';
import { Uploads } from '#uploads/uploads.service';
import { columnsIn, guessedColumns, type ColumnsOf } from './book-columns.rules.js';
import type { BookTarget, ReadableSheet } from './book-kind.js';
import { previewOf } from './book-preview.rules.js';
import { BookRows } from './book-rows.service.js';
import { missingColumns } from './book-sheet.rules.js';
import { refusedSheet } from './refused-rows.rules.js';

type AnySheet = ReadableSheet<string, unknown>;

/** A sheet that was uploaded before, with the columns that a person chose. */
export interface ReadSheet<Field extends string> {
  readonly target: BookTarget;
  readonly stored: StoredFile;
  readonly content: SheetContent;
  readonly columns: ColumnsOf<Field>;
}

/** Reads uploaded sheets before anything is done with their rows. `companyId`: whose person uploads, which may not be whose book it is. */
@Injectable()
export class SheetReadings {
  constructor(
    private readonly reader: SheetReader,
    private readonly writer: SheetWriter,
    private readonly uploads: Uploads,
    private readonly rows: BookRows,
  ) {}

  /** What would become of the rows with the columns that are guessed; nothing is changed. Throws a problem `SHEET.*`, and 400 without a file. */
  async preview(
    kind: AnySheet,
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
  async mapped(kind: AnySheet, companyId: Uuid, given: MappedSheetDto): Promise<BookSheetPreview> {
    const { target, stored, content, columns } = await this.readAgain(kind, companyId, given);
    const found = await this.rows.newIn(kind, target, content, columns);
    return previewOf(kind, target, { uploadId: given.uploadId, fileName: stored.name, content, columns, found });
  }

  /** The rows that would be left out, as a spreadsheet. */
  async wrongRows(kind: AnySheet, companyId: Uuid, given: MappedSheetDto): Promise<Buffer> {
    const { target, content, columns } = await this.readAgain(kind, companyId, given);
    const { errors } = await this.rows.newIn(kind, target, content, columns);
    return this.rowsToCorrect(content, errors);
  }

  rowsToCorrect(content: SheetContent, errors: Parameters<typeof refusedSheet>[1]): Promise<Buffer> {
    return this.writer.file(inTurn(refusedSheet(content, errors)), 'xlsx');
  }

  /** A sheet whose rows are to be used. Throws `SHEET.COLUMN_MISSING` where no column holds a field that is needed. */
  async complete<Field extends string>(
    kind: ReadableSheet<Field, unknown>,
    companyId: Uuid,
    given: MappedSheetDto,
  ): Promise<ReadSheet<Field>> {
    const sheet = await this.readAgain(kind, companyId, given);
    const [missing] = missingColumns(kind, sheet.columns, sheet.target);
    if (missing !== undefined) throw new Problem('SHEET.COLUMN_MISSING', { params: { column: missing } });
    return sheet;
  }

  private async readAgain<Field extends string>(
    kind: ReadableSheet<Field, unknown>,
    companyId: Uuid,
    given: MappedSheetDto,
  ): Promise<ReadSheet<Field>> {
    const stored = await this.uploads.find('sheet', companyId, given.uploadId);
    if (!stored) throw new Problem('HTTP.BAD_INPUT', { errors: { uploadId: 'Please choose the file again.' } });
    const content = await this.reader.read(stored.fileId, { companyId });
    const columns = columnsIn(kind, given.columns, content.heading.length);
    return { target: targetOf(companyId, given), stored, content, columns };
  }
}

/** The book of a client where one is named, else the caller's own. */
export const targetOf = (
  companyId: Uuid,
  { insuredCompanyId, book = '' }: Pick<PreviewBookSheetDto, 'insuredCompanyId' | 'book'>,
): BookTarget => ({ companyId: insuredCompanyId ?? companyId, book });

/** The writer takes rows as they come. */
async function* inTurn<Row>(rows: Iterable<Row>): AsyncGenerator<Row> {
  yield* rows;
}
